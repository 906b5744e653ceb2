import { arrive, reads, story } from './browser-story.ts';

story('a writer registers, is signed in, and logs out', async ({ visitor }) => {
  await arrive(visitor, '/register');
  await visitor.click({ css: 'input[type=email]' });
  await visitor.type(`gal-${Date.now()}@example.org`);
  await visitor.click({ css: 'input[type=password]' });
  await visitor.type('seven calm herons at dusk');
  for (const box of ['Yes', /I accept/u]) {
    await visitor.focus({ css: 'input[type=radio], input[type=checkbox]', name: box });
    await visitor.press(' ');
  }
  await visitor.click({ role: 'button', name: 'Register' });
  await reads(visitor, 'Registration successful!');
  await visitor.click({ role: 'button', name: /^Your account/u });
  await visitor.click({ role: 'menuitem', name: 'Logout' });
  // The terms are asked for again, in a dialog that leaves nothing behind it to be found by its role.
  await reads(visitor, 'Continue as Guest');
  await reads(visitor, 'Login');
});
