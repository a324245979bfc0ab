import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { madeUpSite } from '../../../../../tests/helpers/made-up-site';
import { entry, module, read } from '../../../../../tests/helpers/reference-files';
import { pageText, tinySite } from '../../../../../tests/helpers/tiny-site';
import type { OutputPage } from '../../generator/output';
import { docPages } from '../../generator/pages/docs';
import { loadSiteContent } from '../../generator/site-content';
import { formatProblem } from '../../model/problem';
import { searchSource } from '../../search/index/source';
import { findLackingIn } from '../version-names';
import { documentedIn } from './library';

const typed = (type: string, range: string) =>
  entry('size', `    ${range}\n`)
    .replace('val size : nat', `val size : ${type}`)
    .replace('Returns size.', `Returns size as ${type}.`);

const CHANGED = typed('nat', 'until: 1.10.0') + typed('int', 'since: 2.0.0');

const COMMAND = `command: compile contract
synopsis: ligo compile contract
summary: Compiles a contract to Michelson code.
description: Compiles a contract to Michelson code for you.
see: [lint]
examples: []
flags:
  - { flag: --level, until: 1.10.0, description: How much is done in one pass. }
  - { flag: --level, since: 2.0.0, values: [low, high], description: How much is done in several passes. }
`;

const LINT = `command: lint
synopsis: ligo lint
summary: Finds code that is never used.
description: Finds code that is never used by others.
since: 2.0.0
examples: []
`;

const htmlOf = ({ view }: OutputPage) =>
  renderToStaticMarkup(view.kind === 'document' ? view.page : view.screen);

async function site() {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists', 'Use `List.size`, and [it](ref:List.size).'),
    'content/reference/list.yaml': module('List', entry('map') + CHANGED),
    'content/reference/list.next.yaml': module('List.Next', entry('fold', '    since: 2.0.0\n')),
    'content/reference/queue.yaml': module('Queue', entry('push'), 'since: next\n'),
    'content/cli/compile-contract.yaml': COMMAND,
    'content/cli/lint.yaml': LINT,
    'content/sidebars.yaml':
      'sidebars:\n  docs:\n    label: Docs\n    items: [lists, reference/list-reference, reference/list.next-reference, reference/queue-reference, manpages/compile-contract, manpages/lint]\n',
  });
  const all = await loadSiteContent({ root, site: madeUpSite(), includeDrafts: false });
  const pagesOf = (name: string) => {
    const current = all.versions.find(({ version }) => version.name === name);
    if (!current) throw new Error(`There is no version ${name}.`);
    const search = searchSource(all.content, current);
    return { html: docPages(all, current).map(([path, make]) => [path, htmlOf(make())] as const), search };
  };
  const shown = (name: string, id: string) => pagesOf(name).html.find(([path]) => path.endsWith(id))?.[1];
  return { all, pagesOf, shown };
}

describe('a library entry with another type in later versions', () => {
  it('is shown in each version with the type and the text of that version, at one address', async () => {
    const { all, shown } = await site();
    const [before, after] = ['1.10.0', '2.0.0'].map((name) => shown(name, 'reference/list-reference'));
    expect(before).toContain('Returns size as nat.');
    expect(before).not.toContain('Returns size as int.');
    expect(after).toContain('Returns size as int.');
    expect(after).not.toContain('Returns size as nat.');
    for (const html of [before, after]) expect(html?.match(/id="list-size"/g)).toHaveLength(1);
    expect(all.problems.map(formatProblem)).toEqual([]);
  });

  it('is a link target, and may be named, in all of them', async () => {
    const { all, shown } = await site();
    for (const { version } of all.versions)
      expect(shown(version.name, '/lists')).toContain('/reference/list-reference#list-size');
    expect(findLackingIn(all.content.library)('List.size', ['1.0.0', '2.0.0', 'next'])).toBeUndefined();
  });

  it('is found by the type that it has in the version', async () => {
    const { pagesOf } = await site();
    const typeIn = (name: string) =>
      pagesOf(name)
        .search.flatMap(({ sections }) => sections)
        .find(({ anchor }) => anchor === 'list-size')?.type;
    expect([typeIn('1.10.0'), typeIn('2.0.0')]).toEqual(['nat', 'int']);
  });

  it('is described by the hover in the words of the version', async () => {
    const { all } = await site();
    const summaryIn = (version: string) =>
      documentedIn(all.content.library.entries, version).find(({ name }) => name === 'List.size')?.summary;
    expect([summaryIn('1.0.0'), summaryIn('next')]).toEqual(['Returns size as nat.', 'Returns size as int.']);
  });

  it('must not have two types in one version', () => {
    const { messages } = read({
      list: module('List', typed('nat', 'until: 1.10.0') + typed('int', 'since: 1.10.0')),
    });
    expect(messages).toEqual([
      "list.yaml:20: The value 'size' is listed twice: remove one of them, or let one end (until) before the other begins (since).",
    ]);
  });
});

describe('a module or command that is new in a version', () => {
  it('has no page before it, and no link leads there', async () => {
    const { all, pagesOf } = await site();
    const pathsOf = (name: string) => pagesOf(name).html.map(([path]) => path);
    expect(pathsOf('2.0.0')).toContain('/docs/reference/list.next-reference');
    expect(pathsOf('1.10.0')).not.toContain('/docs/1.10.0/reference/list.next-reference');
    expect(pathsOf('2.0.0')).not.toContain('/docs/reference/queue-reference');
    expect(pathsOf('next')).toContain('/docs/next/reference/queue-reference');
    expect(pathsOf('1.10.0')).not.toContain('/docs/1.10.0/manpages/lint');
    expect(all.problems.map(formatProblem)).toEqual([]);
  });
});

describe('a flag that means something else in later versions', () => {
  it('is described in each version as it is there', async () => {
    const { shown } = await site();
    expect(shown('1.10.0', 'manpages/compile-contract')).toContain('in one pass');
    expect(shown('2.0.0', 'manpages/compile-contract')).toContain('in several passes');
    expect(shown('2.0.0', 'manpages/compile-contract')).not.toContain('in one pass');
  });
});
