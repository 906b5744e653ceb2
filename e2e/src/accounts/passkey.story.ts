import { expect, story } from '../support/story-fixtures.ts';

story(
  'a passkey is added, signs in without the password, is the second step after it, and is removed',
  async ({ page }) => {
    story.setTimeout(120_000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const email = `ruth-${Date.now()}@example.org`;
    const password = 'seven calm herons at dusk';
    const account = page.getByRole('button', { name: /^Your account/u });
    const openSteps = async () => {
      await page.goto('/profile');
      await page.getByText('Two-step sign-in and passkeys', { exact: true }).click();
    };
    const signOut = async () => {
      await account.click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
      await page.goto('/login');
    };
    const showPasskey = () => page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const showPassword = async () => {
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
    };

    await page.goto('/register');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
    await page.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page).toHaveURL(/\/$/u, { timeout: 15_000 });

    await openSteps();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('My laptop');
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('My laptop')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(page.getByText(/^This device has a passkey/u)).toBeVisible();

    await signOut();
    await showPasskey();
    await expect(account).toBeVisible();
    await signOut();
    await showPassword();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(account).toBeVisible();

    await openSteps();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(page.getByText(/^The passkey has been removed/u)).toBeVisible();
    await signOut();
    await showPasskey();
    await expect(page.getByText(/^This passkey opens no account here/u)).toBeVisible();
    await showPassword();
    await expect(account).toBeVisible();
  },
);
