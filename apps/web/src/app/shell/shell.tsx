import { Outlet, ScrollRestoration } from 'react-router';

/** The frame around every screen. */
export function Shell() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
