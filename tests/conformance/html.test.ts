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
    'search/index.html',
    'blog/index.html',
    'blog/archive/index.html',
    'blog/tags/index.html',
    'blog/tags/explainer/index.html',
    'blog/layout-comb-why/index.html',
    'blog/v1-migration-guide/index.html',
    'docs/index.html',
    'docs/1.6.0/index.html',
    'docs/data-types/lists/index.html',
    'docs/next/syntax/modules/index.html',
    'docs/reference/list-reference/index.html',
    'docs/manpages/compile-contract/index.html',
    'docs/api/cli-commands/index.html',
    'docs/faq/intro/index.html',
    'docs/reference/list/index.html',
  ])('%s', async (file) => {
    expect(await mistakesIn(readFileSync(join(DIST, file), 'utf8'))).toEqual([]);
  });

  test('and the check detects a mistake', async () => {
    const found = await mistakesIn('<!doctype html><html lang="en"><p><div></p></div></html>');
    expect(found).not.toEqual([]);
  });
});
