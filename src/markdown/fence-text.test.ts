import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseWithoutCode } from './fence-text';

const parser = unified().use(remarkParse).use(remarkDirective).freeze();

const TEXTS: Readonly<Record<string, string>> = {
  'a plain block': 'Text\n\n```jsligo group=a\nconst a = 1;\n\n  const b = 2;\n```\n\nMore\n',
  'an indented block': '  ```\n  two\n    four\n none\n  ```\n',
  'a longer fence around a shorter one': '````md\n```js\ncode\n```\n````\n\n```js\nlast\n```\n',
  'tildes around backquotes': '~~~\n```\n~~~\n\nText\n',
  'a block in a list': '1. One\n\n   ```bash\n   $ ligo\n\n     more\n   ```\n\n2. Two\n',
  'a block in a list in a list': '- a\n  - b\n    ```text\n    deep\n    ```\n- c\n',
  'a block in a quote': '> ```js\n> quoted\n> ```\n\nText\n',
  'a block in a directive': ':::note\n```js\ninside\n```\n:::\n\nText\n',
  'a pair in a sample': '::::sample\n```jsligo\nlet a = 1;\n```\n\n```cameligo\nlet a = 1\n```\n::::\n',
  'a block that is never closed': 'Text\n\n```js\none\n\ntwo\n',
  'an empty block': '```\n```\n',
  'a block of one empty line': '```\n\n```\n',
  'code without a fence': 'Text\n\n    indented code\n\n    ```\n    no fence\n\nText\n',
  'code in a line': 'Text ``` with ``` marks\n``` a` b\n',
  'a list that ends before its block': '- ```\n  in the list\n\nText\n```\n\nMore\n',
  'what looks like the end': '```js\n``` not the end\n```\n',
};

/** What matters of a tree: its nodes, texts and lines. */
function outline(root: Root): unknown[] {
  const nodes: unknown[] = [];
  visit(root, (node) => {
    const { start, end } = node.position ?? {};
    nodes.push([node.type, 'value' in node ? node.value : '', start?.line, start?.column, end?.line]);
  });
  return nodes;
}

describe('leaving code out while Markdown is parsed', () => {
  it.each(Object.entries(TEXTS))('gives the same tree: %s', (_, markdown) => {
    const quick = parseWithoutCode(markdown, (text) => parser.parse(text));
    expect(outline(quick)).toEqual(outline(parser.parse(markdown)));
  });

  it('leaves no character of code to the parser', () => {
    const seen: string[] = [];
    parseWithoutCode('a\n```js\nconst b = 1;\n```\nc', (text) => {
      seen.push(text);
      return parser.parse(text);
    });
    expect(seen).toEqual(['a\n```js\n\n```\nc']);
  });
});
