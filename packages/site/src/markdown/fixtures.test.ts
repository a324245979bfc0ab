/**
 * The dialect by example: each folder of fixtures/ contains an input.md, the expected output.html and, if the
 * input has mistakes, the expected problems.txt. `npx vitest run packages/site/src/markdown -u` updates the outputs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblem, sortProblems } from '../model/problem';
import type { Article, LinkTarget } from './article';
import { type Compiled, compileArticle } from './compile';
import { parseMarkdown } from './parse';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const SYMBOLS = new Set(['List.map', 'Map.find_opt', 'abs', 'nat']);
const COMMANDS = new Set(['ligo', 'compile contract', 'run test']);

describe.each(readdirSync(FIXTURES))('%s', (name) => {
  const folder = join(FIXTURES, name);
  const compiled = compileFixture(readFileSync(join(folder, 'input.md'), 'utf8'));

  test('becomes the expected HTML', async () => {
    await expect(`${outputOf(compiled)}\n`).toMatchFileSnapshot(join(folder, 'output.html'));
  });

  test('gets the expected problems', async () => {
    const problems = sortProblems(compiled.problems).map((problem) => `${formatProblem(problem)}\n`);
    const file = join(folder, 'problems.txt');
    if (problems.length > 0) await expect(problems.join('')).toMatchFileSnapshot(file);
    else expect(existsSync(file), 'problems.txt exists, but nothing was reported').toBe(false);
  });
});

function compileFixture(markdown: string): Compiled {
  return compileArticle({
    tree: parseMarkdown(markdown),
    title: 'Lists',
    file: 'input.md',
    folder: 'docs/data-types',
    versions: ['next', '2.0.0', '1.10.0', '1.0.0'],
    names: { symbols: SYMBOLS, commands: COMMANDS },
  });
}

/** One text, or one for each set of versions under a comment that lists them. */
function outputOf({ variants }: Compiled): string {
  if (variants.length === 1) return variants.map(({ article }) => htmlOf(article)).join('');
  return variants
    .map(({ versions, article }) => `<!-- ${versions.join(', ')} -->\n${htmlOf(article)}`)
    .join('\n');
}

/** The HTML with readable links, without highlighting and buttons, which have separate tests. */
function htmlOf({ html, links }: Article): string {
  return html
    .replace(/"link:(\d+)"/g, (_match, number: string) => {
      const link = links[Number(number)];
      return link
        ? `"${link.automatic ? 'automatic ' : ''}${describeTarget(link.target)}"`
        : '"no such link"';
    })
    .replace(/<span class="[a-z]">(.*?)<\/span>/g, '$1')
    .replace(/<div class="code-tools"[^>]*>.*?<\/div>/g, '')
    .replace(/(<\/(?:figure|p|h\d|div|summary|ul|table|li)>|<div[^>]*>)(?=<)/g, '$1\n');
}

function describeTarget(target: LinkTarget): string {
  switch (target.kind) {
    case 'here':
      return `#${target.anchor}`;
    case 'file':
      return `file ${target.file}`;
    case 'playground':
      return 'playground';
    case 'page':
      return `page ${target.id}${target.anchor ? `#${target.anchor}` : ''}`;
    case 'post':
      return `post ${target.slug}${target.anchor ? `#${target.anchor}` : ''}`;
    case 'entry':
      return `entry ${target.id}${target.anchor ? `#${target.anchor}` : ''}`;
    case 'term':
      return `term ${target.anchor}`;
    case 'symbol':
      return `symbol ${target.name}`;
    case 'command':
      return `command ${target.command}${target.flag ? ` ${target.flag}` : ''}`;
  }
}
