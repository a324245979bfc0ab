import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSiteMap } from '../../packages/site/src/generator/serve/read-site-map';
import { fileOfPath } from '../../packages/site/src/model/route';
import { site } from '../../site.config';
import { DIST, pagesOf, sharedFacts } from '../helpers/dist';

interface RouteFacts {
  readonly aliases: Readonly<Record<string, string>>;
  readonly site: readonly { readonly path: string }[];
  readonly docs: readonly { readonly path: string; readonly versions: readonly string[] }[];
}

const facts = sharedFacts<RouteFacts>('routes.json');
const pathOf = (version: string) => site.docs.versions.find(({ name }) => name === version)?.path ?? '';

describe('addresses', () => {
  test.runIf(facts)('every documentation page exists in every version that has it', () => {
    const wanted = (facts?.docs ?? []).flatMap(({ path, versions }) =>
      versions.map((version) => `${pathOf(version)}/${path}`),
    );
    expect(wanted).toHaveLength(933);
    expect(wanted.filter((path) => !existsSync(join(DIST, fileOfPath(path))))).toEqual([]);
  });

  test.runIf(facts)('every page of the site itself exists', () => {
    const missing = (facts?.site ?? []).filter(({ path }) => !existsSync(join(DIST, fileOfPath(path))));
    expect(missing).toEqual([]);
  });

  test.runIf(facts)('every alias of a page leads to it in every version', async () => {
    const map = await readSiteMap(DIST);
    for (const [alias, target] of Object.entries(facts?.aliases ?? {})) {
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
