/** The rooms of the package: documented, in one order everywhere, each with an entry module and a README. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '../..');
const SRC = join(PACKAGE, 'src');

const read = (path: string): string => readFileSync(path, 'utf8');

/** `node` is a door beside the rooms: nothing but the outside may import it. */
const folders = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node')
  .map(({ name }) => name);

/** The rooms in the order of the table in docs/architecture.md. */
const table = read(join(ROOT, 'docs/architecture.md')).split('## The language')[1]?.split('\n## ')[0] ?? '';
const rooms = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);

const { exports } = JSON.parse(read(join(PACKAGE, 'package.json'))) as { exports: Record<string, Door> };
type Door = Readonly<Record<'@ligo-docs/source' | 'types' | 'default', string>>;

test('docs/architecture.md lists the folders of src', () => {
  expect(rooms.toSorted()).toEqual(folders.toSorted());
});

test('the linter knows the rooms in the order of the document', () => {
  const { overrides } = JSON.parse(read(join(ROOT, 'biome.json'))) as { overrides: { includes: string[] }[] };
  const ruled = overrides.flatMap(
    ({ includes }) => /^packages\/ligo\/src\/(\w+)\//.exec(includes[0] ?? '')?.[1] ?? [],
  );
  expect(ruled).toEqual(rooms);
});

describe.each(Object.entries(exports))('the door %s', (name, door) => {
  const source = join(PACKAGE, door['@ligo-docs/source']);

  test('leads to an entry module whose first comment says what it is', () => {
    expect(read(source)).toMatch(/^\/\*\*\s+\*? ?\w/);
  });

  test('is documented', () => {
    expect(read(join(ROOT, 'docs/architecture.md'))).toContain(`\`${name}\``);
  });
});

test.each(rooms.filter((room) => `./${room}` in exports))('%s has a short README', (room) => {
  const file = join(SRC, room, 'README.md');
  expect(existsSync(file)).toBe(true);
  expect(read(file).split('\n').length).toBeLessThan(60);
});

describe('the map of the project', () => {
  const document = read(join(ROOT, 'docs/architecture.md'));

  test('is short: details are in the READMEs of the folders', () => {
    expect(document.split('\n').length).toBeLessThan(150);
  });

  test('names the folders of the site', () => {
    const site = readdirSync(join(ROOT, 'packages/site/src'), { withFileTypes: true });
    const table = document.split('## The site')[1]?.split('\n## ')[0] ?? '';
    expect([...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name).toSorted()).toEqual(
      site.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted(),
    );
  });

  test('leads to files that exist', () => {
    const links = [...document.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => join(ROOT, 'docs', link));
    const where = document.split('## Where is')[1]?.split('\n## ')[0] ?? '';
    const places = [...where.matchAll(/`((?:packages|content)\/[^`]+)`/g)].map(([, place = '']) =>
      join(ROOT, place),
    );
    expect(places).not.toHaveLength(0);
    expect([...links, ...places].filter((path) => !existsSync(path))).toEqual([]);
  });
});
