/** The same source gives the same bytes: in another folder, time zone and locale, and at another time. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DIST, filesOf, ROOT } from '../helpers/dist';

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', 'test-results', '.work']);
/** Installed packages that are links to folders of the project. */
const WORKSPACES = '@ligo-docs';

/** A clock that is 400 days ahead, in every thread of a process. */
const LATER = `const Now = Date;
const ahead = 400 * 86_400_000;
globalThis.Date = class Date extends Now {
  constructor(...parts) { super(...(parts.length ? parts : [Now.now() + ahead])); }
  static now() { return Now.now() + ahead; }
};`;

const copy = mkdtempSync(join(tmpdir(), 'ligo-docs-elsewhere-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The project in another folder, with the same history and its own caches. */
function copyProject(): void {
  const names = readdirSync(ROOT).filter((name) => !LEFT_OUT.has(name));
  const isKept = (path: string) => !LEFT_OUT.has(path.split(/[/\\]/).at(-1) ?? '');
  for (const name of names) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isKept });
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '.cache' && name !== WORKSPACES)
      symlinkSync(join(ROOT, 'node_modules', name), join(packages, name), 'junction');
  mkdirSync(join(packages, WORKSPACES));
  for (const name of ['ligo', 'site'])
    symlinkSync(join(copy, 'packages', name), join(packages, WORKSPACES, name), 'junction');
}

test('a build elsewhere has the same files with the same bytes', { timeout: 600_000 }, () => {
  copyProject();
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--strict'], {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(LATER)}`,
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
    },
  });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  const other = join(copy, 'dist');
  expect(filesOf(other)).toEqual(filesOf(DIST));
  const differ = filesOf(DIST).filter(
    (file) => !readFileSync(join(DIST, file)).equals(readFileSync(join(other, file))),
  );
  expect(differ).toEqual([]);
  expect(existsSync(join(other, 'index.html'))).toBe(true);
});
