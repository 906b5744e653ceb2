export type AppPage =
  | '/reset-password'
  | '/confirm-email'
  | '/register'
  | '/de-jargonizer/contact-us';

/**
 * A link into the web app with secrets in the fragment, which servers do not log. `redirectTo` is used only when it is
 * on this site.
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
