// Until the site is ready there is no work to finish, so a signal exits at once.
const end = () => process.exit(0);
const signals = ['SIGINT', 'SIGTERM'] as const;
for (const signal of signals) process.once(signal, end);

const { startupErrorMessage } = await import('./startup-errors.ts');
try {
  const { start } = await import('./start.ts');
  await start(process.env, () => {
    for (const signal of signals) process.off(signal, end);
  });
} catch (error) {
  process.stderr.write(`${startupErrorMessage(error)}\n`);
  process.exit(1);
}
