/** Runs a command of the project: installs what is missing, then hands over to src/build/cli.ts. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install-missing.mjs';

installMissing();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'help', ...rest] = process.argv.slice(2);
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
const { runnerImport } = await import('vite');
const siteConfig = join(root, process.env.SITE_CONFIG ?? 'site.config.ts');
const { module } = await runnerImport(join(root, 'src/build/cli.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '#site-config': siteConfig } },
});
process.exitCode = await module.main(command, rest, { root, siteConfig });
