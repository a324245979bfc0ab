import { DEBIAN_PACKAGES } from './installers';
import type { Machine } from './machine';

/** The command that installs Chromium, by `ID` in /etc/os-release. */
const COMMANDS: Readonly<Record<string, string>> = {
  debian: `apt-get install ${DEBIAN_PACKAGES.join(' ')}`,
  ubuntu: 'npx playwright install --with-deps chromium',
  alpine: 'apk add chromium',
  arch: 'pacman -S chromium',
  fedora: 'dnf install chromium-headless',
  'opensuse-tumbleweed': 'zypper install chromium',
};

/** What to run on this system. */
export function adviceFor({ distribution, isRoot, env }: Machine): string {
  if (env.CHROMIUM_PATH) return 'Set CHROMIUM_PATH to a Chromium, Chrome or Edge that starts, or unset it.';
  const command = COMMANDS[distribution];
  const needsRoot = command !== undefined && !command.startsWith('npx') && !isRoot;
  return [
    `Run \`${needsRoot ? 'sudo ' : ''}${command ?? 'npx playwright install chromium'}\`, then \`npm test\` again,`,
    'or set CHROMIUM_PATH to a Chromium, Chrome or Edge that starts.',
  ].join('\n');
}
