export type EmailKind =
  | 'recovery'
  | 'confirm-address'
  | 'confirm-new-address'
  | 'address-is-changing'
  | 'password-changed'
  | 'address-proved'
  | 'already-registered'
  | 'new-device'
  | 'factor-added'
  | 'passkey-added'
  | 'factor-removed'
  | 'factor-reset'
  | 'address-changed'
  | 'way-in-added'
  | 'key-made'
  | 'key-that-writes-made'
  | 'key-that-asks-readers-made'
  | 'account-unused'
  | 'invitation';

export interface EmailTemplate {
  readonly subject: string;
  readonly lines: readonly string[];
}

export type Emails = Readonly<Record<EmailKind, EmailTemplate>>;
