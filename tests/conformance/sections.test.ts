/** The child sections of every version: each has the layout of documents and the sidebar that lists it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOfPath } from '../../packages/site/src/model/route';
import { docPath } from '../../packages/site/src/model/version';
import { site } from '../../site.config';
import { DIST } from '../helpers/dist';

/** One page of each section, with the entry of the bar that its sidebar belongs to. */
const SECTIONS: readonly (readonly [path: string, sidebar: string | undefined])[] = [
  ['advanced/package-management', 'Docs'],
  ['api/cli-commands', 'API'],
  ['compiling', 'Docs'],
  ['contributors/big-picture/overview', 'Docs'],
  ['data-types/tickets', 'Docs'],
  ['demo/ligo-snippets-demo', undefined],
  ['faq/intro', 'FAQ'],
  ['imperative/looping', 'Docs'],
  ['intro/introduction', 'Docs'],
  ['language-basics/types', 'Docs'],
  ['manpages/compile-contract', 'API'],
  ['protocol/oxford', 'Docs'],
  ['reference/toplevel-reference', 'API'],
  ['syntax/contracts/views', 'Docs'],
  ['testing', 'Docs'],
  ['tezos/big_maps/declaring', 'Docs'],
  ['tutorials/getting-started', 'Docs'],
];

describe.each(site.docs.versions)('the documentation of $name', (version) => {
  test.each(SECTIONS)('has %s as a document, beside the sidebar %s', (path, sidebar) => {
    const html = readFileSync(join(DIST, fileOfPath(docPath(version, path))), 'utf8');
    const bar = /<nav class="navbar-links"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(html).toContain('<main id="main" class="document"');
    expect(html).toContain(`<p class="version-badge">Version ${version.name}</p>`);
    expect(html.includes('<aside id="pages"')).toBe(sidebar !== undefined);
    expect([...bar.matchAll(/aria-current="true">([^<]*)/g)].map(([, label]) => label)).toEqual(
      sidebar === undefined ? [] : [sidebar],
    );
  });
});
