import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { DIST } from '../helpers/dist';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // These two rules are a matter of style, not of validity.
  rules: { 'long-title': 'off', 'no-trailing-whitespace': 'off' },
});

async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

describe('the HTML of pages is valid', () => {
  test.each([
    'index.html',
    '404.html',
    'search.html',
    'blog.html',
    'blog/archive.html',
    'blog/tags.html',
    'blog/tags/explainer.html',
    'blog/layout-comb-why.html',
    'blog/v1-migration-guide.html',
    'docs.html',
    'docs/1.6.0.html',
    'docs/data-types/lists.html',
    'docs/next/syntax/modules.html',
    'docs/reference/list-reference.html',
    'docs/manpages/compile-contract.html',
    'docs/api/cli-commands.html',
    'docs/faq/intro.html',
    'docs/reference/list.html',
  ])('%s', async (file) => {
    expect(await mistakesIn(readFileSync(join(DIST, file), 'utf8'))).toEqual([]);
  });

  test('and the check detects a mistake', async () => {
    const found = await mistakesIn('<!doctype html><html lang="en"><p><div></p></div></html>');
    expect(found).not.toEqual([]);
  });
});
