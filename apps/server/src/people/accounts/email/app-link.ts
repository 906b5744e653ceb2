export type AppPage =
  | '/reset-password'
  | '/confirm-email'
  | '/register'
  | '/de-jargonizer/contact-us';

/**
 * Returns a link to a page of the web app, with the secrets in the fragment, which browsers do not send to servers.
 * When `redirectTo` is an address on this site, its path and query replace those of the page.
 */
export function appLink(
  publicUrl: string,
  page: AppPage,
  secrets: Readonly<Record<string, string>>,
  redirectTo?: string,
): string {
  const link = new URL(page, `${publicUrl}/`);
  const wanted = redirectTo !== undefined && URL.canParse(redirectTo) ? new URL(redirectTo) : null;
  if (wanted?.origin === link.origin) {
    link.pathname = wanted.pathname;
    link.search = wanted.search;
  }
  link.hash = new URLSearchParams(secrets).toString();
  return link.href;
}
