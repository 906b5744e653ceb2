export const emails = {
  recovery: {
    subject: 'Choose a new password',
    lines: [
      'Somebody asked for a new password for your {site} account. If it was you, choose one here within an hour:',
      '{link}',
      'If it was not you, you need not do anything. Your password stays as it is.',
    ],
  },
  'confirm-address': {
    subject: 'Confirm your e-mail address',
    lines: [
      'Welcome to {site}. Please confirm that this address is yours:',
      '{link}',
      'If you did not register, you need not do anything.',
    ],
  },
  'confirm-new-address': {
    subject: 'Confirm your new e-mail address',
    lines: [
      'Somebody wants to use this address for a {site} account. If it was you, confirm it here within a day:',
      '{link}',
      'If it was not you, you need not do anything.',
    ],
  },
  'address-is-changing': {
    subject: 'Your e-mail address is about to change',
    lines: [
      'Somebody who is signed in to your {site} account asked to use another e-mail address. Once that address is confirmed, you sign in with it.',
      'If it was not you, choose a new password now: {link}',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    lines: [
      'The password of your {site} account was changed just now, and all other devices were signed out.',
      'If it was not you, choose a new password now: {link}',
    ],
  },
  'address-proved': {
    subject: 'Your password was changed',
    lines: [
      'The password of your {site} account was changed just now, with the first letter of ours that was opened at this address. Everybody was signed out, and links to shared texts no longer work.',
      'Texts and words saved before are still there. If they are not yours, delete the texts on your profile, and the words through a word card of the De-Jargonizer.',
      'If it was not you, choose a new password now: {link}',
    ],
  },
  'already-registered': {
    subject: 'You already have an account',
    lines: [
      'Somebody tried to register at {site} with this address, but it has an account already. If it was you, sign in, or choose a new password here:',
      '{link}',
      'If it was not you, you need not do anything.',
    ],
  },
  'new-device': {
    subject: 'A new sign-in',
    lines: [
      'Somebody with your password or your passkey came to your {site} account on a device that we have not seen before: {device}, {when}.',
      'If it was you, you need not do anything. If not, choose a new password now, which signs that device out: {link}',
    ],
  },
  'factor-added': {
    subject: 'An authenticator app was added',
    lines: [
      'An authenticator app was set up for your {site} account just now. Signing in with the password takes a code from it from now on.',
      'If it was not you, choose a new password now: {link}',
    ],
  },
  'passkey-added': {
    subject: 'A passkey was added',
    lines: [
      'A passkey was added to your {site} account just now. Whoever has it can sign in without the password.',
      'If it was not you, choose a new password now, and then remove the passkey in your profile. The new password: {link}',
    ],
  },
  'factor-removed': {
    subject: 'A second step was removed',
    lines: [
      'An authenticator app or a passkey was removed from your {site} account, and no longer works.',
      'If it was not you, choose a new password now: {link}',
    ],
  },
  'factor-reset': {
    subject: 'Your second step will be removed',
    lines: [
      'Somebody who opened a link that we sent to this address asked to remove the second step from your {site} account. From {when} on, signing in will ask for the password alone.',
      'If it was you, sign in again after that time. If it was not you, sign in with a code from your app, or a passkey, before then: that calls it off. If your password no longer works, choose a new one first: {link}',
    ],
  },
  'address-changed': {
    subject: 'Your e-mail address was changed',
    lines: [
      'Your {site} account has another e-mail address now, and you sign in with that one. Links that we sent to this address before no longer work.',
      'If it was not you, please write to those who run {site}: {link}',
    ],
  },
  'way-in-added': {
    subject: 'One more way to sign in',
    lines: [
      'Somebody signed in to {site} with a provider that names this address as theirs. From now on your account opens that way too.',
      'If it was not you, choose a new password now, which parts the account from the provider: {link}',
    ],
  },
  'key-made': {
    subject: 'A key for a program was made',
    lines: [
      'A key was made for your {site} account just now. A program that has it sees the words your readers know, and can change nothing.',
      'If it was not you, choose a new password now, which ends all keys: {link}',
    ],
  },
  'key-that-writes-made': {
    subject: 'A key for a program was made',
    lines: [
      'A key was made for your {site} account just now. A program that has it sees the words your readers know, and can add and remove them.',
      'If it was not you, choose a new password now, which ends all keys: {link}',
    ],
  },
  'key-that-asks-readers-made': {
    subject: 'A key for a program was made',
    lines: [
      'A key was made for your {site} account just now. A program that has it can ask readers about texts in your name, and sees the texts that you asked readers about, with their results.',
      'If it was not you, choose a new password now, which ends all keys: {link}',
    ],
  },
  'account-unused': {
    subject: 'Your account will be deleted',
    lines: [
      'Nobody has signed in to your {site} account for {months} months. It will be deleted on {when}, with all that is kept in it.',
      'If you want to keep it, sign in before that day: {link}',
      'If you did not mean to keep it, you need not do anything.',
    ],
  },
  invitation: {
    subject: 'An invitation',
    lines: [
      'Those who run {site} invite you to make an account there. This link works once, until {when}:',
      '{link}',
      'If you did not expect it, you need not do anything.',
    ],
  },
};
