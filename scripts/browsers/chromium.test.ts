import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserSettings } from './chromium';
import { type Places, usualPlaces } from './installed';
import type { Machine } from './machine';

let folder: string;
const file = (name: string) => join(folder, process.platform === 'win32' ? `${name}.exe` : name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  for (const name of ['chromium', 'chromium-headless-shell', 'apt-get', 'other'])
    writeFileSync(file(name), '', { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A Debian machine where nothing starts and every installer fails, except where a test says otherwise. */
function searchOn(
  changes: Partial<Machine> & { starting?: string[]; places?: Partial<Places>; unpacks?: boolean },
) {
  const { starting = [], places = {}, unpacks = false, ...machine } = changes;
  const log: string[] = [];
  const commands: string[] = [];
  const install: Machine['run'] = async ({ file: command, args }) => {
    commands.push(
      [
        command === process.execPath ? 'playwright' : command,
        ...args.filter((word) => !word.includes('node_modules')),
      ].join(' '),
    );
    return 'it ended with code 1';
  };
  const search = {
    machine: {
      env: { PATH: folder },
      platform: 'linux',
      arch: 'x64',
      hasGlibc: true,
      distribution: 'debian',
      isRoot: true,
      whyNotStarted: async (path: string) => (starting.includes(path) ? undefined : 'libnss3.so is missing'),
      run: install,
      ask: undefined,
      log: (line: string) => log.push(line),
      ...machine,
    } satisfies Machine,
    places: (): Places => ({ headless: [], full: [], fetched: [], ...places }),
    unpack: async () => {
      commands.push('unpack');
      if (unpacks) starting.push('/fetched');
      return unpacks ? undefined : 'npm pack: it ended with code 1';
    },
  };
  return { run: () => browserSettings(search), log, commands };
}

const both = (path: string) => ({ CHROMIUM_PATH: path, CHROMIUM_FULL_PATH: path });
const succeeding = async () => undefined;

describe('an installed browser', () => {
  test('is used without installing anything, the headless shell first', async () => {
    const { run, log, commands } = searchOn({
      starting: ['/full', '/shell'],
      places: { headless: ['/shell'], full: ['/full'] },
    });
    expect(await run()).toEqual({ CHROMIUM_PATH: '/shell', CHROMIUM_FULL_PATH: '/full' });
    expect(log).toEqual(['Browser: /shell']);
    expect(commands).toEqual([]);
  });

  test('that does not start is passed over', async () => {
    const { run } = searchOn({ starting: ['/second'], places: { full: ['/broken', '/second'] } });
    expect(await run()).toEqual(both('/second'));
  });

  test('is preferred to one that an earlier run fetched', async () => {
    const places = { full: ['/full'], fetched: ['/fetched'] };
    expect(await searchOn({ starting: ['/full', '/fetched'], places }).run()).toEqual(both('/full'));
    expect(await searchOn({ starting: ['/fetched'], places }).run()).toEqual(both('/fetched'));
  });

  test('is looked for on the PATH', () => {
    const { headless, full } = usualPlaces({ env: { PATH: folder }, platform: 'linux' });
    expect([headless, full[0]]).toEqual([[file('chromium-headless-shell')], file('chromium')]);
  });
});

describe('CHROMIUM_PATH', () => {
  test('wins over every other browser', async () => {
    const env = { PATH: folder, CHROMIUM_PATH: file('other') };
    const { run } = searchOn({ env, starting: [file('other'), '/full'], places: { full: ['/full'] } });
    expect(await run()).toEqual(both(file('other')));
  });

  test('is an error if it does not start; no other is tried', async () => {
    const env = { PATH: folder, CHROMIUM_PATH: file('other') };
    const { run, commands } = searchOn({ env, starting: ['/full'], places: { full: ['/full'] } });
    expect(await run()).toEqual({
      missing: expect.stringContaining(`${file('other')} does not start: libnss3.so`),
    });
    expect(commands).toEqual([]);
  });

  test('is an error if it is not a program', async () => {
    const { run } = searchOn({ env: { CHROMIUM_PATH: '/nowhere/chrome' } });
    expect(await run()).toEqual({
      missing: expect.stringContaining('/nowhere/chrome does not start: it is not'),
    });
  });
});

describe('without a browser that starts', () => {
  test('Playwright’s download is tried first, and started', async () => {
    const places: Partial<Places> = { full: ['/playwright'] };
    const starting: string[] = [];
    const run: Machine['run'] = async () => {
      starting.push('/playwright');
      return undefined;
    };
    expect(await searchOn({ starting, places, run }).run()).toEqual(both('/playwright'));
  });

  test('then Debian’s packages, in CI', async () => {
    const starting: string[] = [];
    const run: Machine['run'] = async ({ file: command, args }) => {
      if (command !== 'apt-get') return 'it ended with code 1';
      if (args[0] === 'install') starting.push('/usr/bin/chromium');
      return undefined;
    };
    const env = { PATH: folder, CI: 'true' };
    const search = searchOn({ env, starting, run, places: { full: ['/usr/bin/chromium'] } });
    // Programs have another ending on Windows, so apt-get is not found there.
    const expected =
      process.platform === 'win32' ? { missing: expect.any(String) } : both('/usr/bin/chromium');
    expect(await search.run()).toEqual(expected);
  });

  test('then the npm package', async () => {
    const { run, commands } = searchOn({ unpacks: true, places: { fetched: ['/fetched'] } });
    expect(await run()).toEqual(both('/fetched'));
    expect(commands).toEqual(['playwright install chromium', 'unpack']);
  });

  test('an installer that succeeds in vain is no success', async () => {
    const search = searchOn({ run: succeeding, unpacks: true, places: { full: ['/broken'] } });
    expect(await search.run()).toEqual({
      missing: expect.stringContaining('npm package: /broken does not start: libnss3.so is missing'),
    });
  });

  test('one message lists each attempt and what to run', async () => {
    const { run } = searchOn({ places: { full: ['/usr/bin/chromium'] } });
    expect(await run()).toEqual({
      missing: [
        'The browser tests need Chromium. Each of these failed:',
        '  installed browser: /usr/bin/chromium does not start: libnss3.so is missing',
        '  Playwright’s download: it ended with code 1',
        '  Debian’s packages: nobody can be asked for permission, and CI is not "true"',
        '  npm package: npm pack: it ended with code 1',
        'Run `apt-get install chromium chromium-headless-shell`, then `npm test` again,',
        'or set CHROMIUM_PATH to a Chromium, Chrome or Edge that starts.',
      ].join('\n'),
    });
  });

  test.each([
    ['debian', false, 'sudo apt-get install chromium'],
    ['ubuntu', true, 'npx playwright install --with-deps chromium'],
    ['alpine', true, '`apk add chromium'],
    ['', false, 'npx playwright install chromium'],
  ])('the command is that of the system: %s, root: %s', async (distribution, isRoot, command) => {
    const { missing } = (await searchOn({ distribution, isRoot }).run()) as { missing: string };
    expect(missing).toContain(command);
  });
});

describe('Debian’s packages', () => {
  const CI = { CI: 'true' };

  test.skipIf(process.platform === 'win32')('are installed after a yes, and not after a no', async () => {
    const yes = searchOn({ ask: async () => true });
    await yes.run();
    expect(yes.commands.filter((command) => command.startsWith('apt-get'))).toEqual(['apt-get update']);
    const no = searchOn({ ask: async () => false });
    expect(await no.run()).toEqual({ missing: expect.stringContaining('Debian’s packages: declined') });
  });

  test.each<[string, Partial<Machine>]>([
    ['this is not Debian', { distribution: 'ubuntu', env: CI }],
    ['only root can install packages', { isRoot: false, env: CI }],
    ['there is no apt-get', { env: { ...CI, PATH: '' } }],
  ])('are not installed if %s', async (reason, machine) => {
    const { run, commands } = searchOn(machine);
    expect(await run()).toEqual({ missing: expect.stringContaining(`Debian’s packages: ${reason}`) });
    expect(commands.filter((command) => command.startsWith('apt-get'))).toEqual([]);
  });
});

test.each<[string, Partial<Machine>]>([
  ['there is none for linux arm64', { arch: 'arm64' }],
  ['there is none for darwin x64', { platform: 'darwin' }],
  ['it needs glibc', { hasGlibc: false }],
])('the npm package is not fetched if %s', async (reason, machine) => {
  const { run, commands } = searchOn(machine);
  expect(await run()).toEqual({ missing: expect.stringContaining(`npm package: ${reason}`) });
  expect(commands).not.toContain('unpack');
});

test('a measurement installs nothing', async () => {
  const commands: string[] = [];
  const machine = { env: {}, log: () => undefined } as unknown as Machine;
  const run = async () => String(commands.push('installed'));
  const found = await browserSettings({
    mayInstall: false,
    machine: { ...machine, run },
    places: () => ({ headless: [], full: [], fetched: [] }),
  });
  expect(found).toEqual({ missing: expect.stringContaining('installed browser: none was found') });
  expect(commands).toEqual([]);
});
