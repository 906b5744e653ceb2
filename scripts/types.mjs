import { compilePackages } from './build.mjs';

await compilePackages().catch(() => (process.exitCode = 1));
