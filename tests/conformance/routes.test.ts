import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSiteMap } from '../../packages/site/src/generator/serve/read-site-map';
import { fileOfPath } from '../../packages/site/src/model/route';
import { site } from '../../site.config';
import { DIST, pagesOf } from '../helpers/dist';
import { evidenceFacts } from '../helpers/evidence';

interface AddressFacts {
  readonly aliases: Readonly<Record<string, string>>;
  readonly site: readonly string[];
  readonly docs: readonly { readonly path: string; readonly versions: readonly string[] }[];
}

const facts = evidenceFacts<AddressFacts>('addresses');
const pathOf = (version: string) => site.docs.versions.find(({ name }) => name === version)?.path ?? '';

describe('addresses', () => {
  test('every documentation page exists in every version that has it', () => {
    const wanted = facts.docs.flatMap(({ path, versions }) =>
      versions.map((version) => `${pathOf(version)}/${path}`),
    );
    expect(wanted).toHaveLength(933);
    expect(wanted.filter((path) => !existsSync(join(DIST, fileOfPath(path))))).toEqual([]);
  });

  test('every page of the site itself exists', () => {
    const missing = facts.site.filter((path) => !existsSync(join(DIST, fileOfPath(path))));
    expect(missing).toEqual([]);
  });

  test('every alias of a page leads to it in every version', async () => {
    const map = await readSiteMap(DIST);
    for (const [alias, target] of Object.entries(facts.aliases)) {
      for (const { path } of site.docs.versions) {
        expect(map.locate(encodeURI(`${path}/${alias}`))).toEqual({
          kind: 'redirect',
          to: `${path}/${target}`,
        });
      }
    }
  });

  test('a redirect page leads to an existing page', () => {
    const rules = readFileSync(join(DIST, '_redirects'), 'utf8').trim().split('\n');
    const targets = rules.map((rule) => rule.split(' ')[1] ?? '').filter((to) => !to.includes(':splat'));
    expect(targets.filter((to) => !existsSync(join(DIST, fileOfPath(to))))).toEqual([]);
  });

  test('no two pages have addresses that differ only in case', () => {
    const paths = pagesOf(DIST).map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });
});
