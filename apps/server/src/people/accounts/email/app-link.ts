/** Pages of the web app that a letter may lead to. */
export type AppPage = '/reset-password' | '/confirm-email' | '/register';

/**
 * A link into the web app that carries secrets after the #, where no server log and no other site sees them.
 * `redirectTo` names another page of this site; one elsewhere is not followed.
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
