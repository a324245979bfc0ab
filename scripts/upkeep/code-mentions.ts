/** Lines of code, tests and documents that name a page. The commands do not change them: a person has to look. */
import { spawnSync } from 'node:child_process';

const MAX_LINES = 20;

/** Notes about them, for the page that a command moves or removes; none outside of a repository. */
export function codeMentions(root: string, name: string): string[] {
  const pattern = `${name.replace(/[^\w/-]/g, '\\$&')}(\\.md|[^[:alnum:]_/.-]|$)`;
  const paths = ['--', '.', ':!content', ':!tests/search', ':!site.config.ts', ':!CHANGELOG.md'];
  const { status, stdout } = spawnSync('git', ['grep', '-nIE', pattern, ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return [];
  const places = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(':').slice(0, 2).join(':'));
  const rest = places.length > MAX_LINES ? [`  … and ${places.length - MAX_LINES} more lines`] : [];
  return [
    'Outside of content/, these lines name the page; correct them by hand:',
    ...places.slice(0, MAX_LINES).map((place) => `  ${place}`),
    ...rest,
  ];
}
