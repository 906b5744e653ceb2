export function logTrouble(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.error(what, cause);
}
