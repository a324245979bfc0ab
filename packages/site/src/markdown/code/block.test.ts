import { describe, expect, it } from 'vitest';
import type { CodeFacts } from '../article';
import { codeSampleHtml } from '../islands';
import { codeFigure } from './block';

type Block = CodeFacts & { code: string };

const block: Block = { code: 'one\ntwo' };
const html = (...blocks: Block[]) =>
  codeSampleHtml(
    blocks.map(({ code: value, ...facts }) => codeFigure({ type: 'code', value, data: { code: facts } })),
  );

describe('a code block', () => {
  it('can be scrolled by keyboard, wrapped and copied', () => {
    expect(html(block)).toContain(
      '<pre translate="no" role="group" aria-label="Code" tabindex="0"><code>one\ntwo</code></pre>',
    );
    expect(html(block)).toContain(
      '<button type="button" class="tool-wrap" aria-pressed="false">Wrap lines</button>',
    );
    expect(html(block)).toContain('<button type="button" class="tool-copy">Copy</button>');
  });

  it('does not change the text of marked lines, so that a copy of it is the program', () => {
    expect(html({ ...block, mark: '1' })).toContain('<code><mark class="line">one\n</mark>two</code>');
  });

  it('marks its last line too', () => {
    expect(html({ ...block, mark: '2' })).toContain('<code>one\n<mark class="line">two\n</mark></code>');
  });

  it('shows its syntax, its file if it has a title, and the program to which it belongs', () => {
    const sample = html({ code: 'a', language: 'cameligo', title: 'counter', group: 'loops', skip: true });
    expect(sample).toContain('<figure class="code s-cameligo" data-group="loops">');
    expect(sample).toContain('<figcaption translate="no"><span class="code-file">counter.mligo</span>');
    expect(sample).toContain('<span class="code-tab">CameLIGO</span>');
  });

  it('can be opened in the Web IDE when its title says that it is a whole program', () => {
    const ide = /<a class="tool-ide" [^>]*href="address:webIde" target="_blank" rel="noopener noreferrer"/;
    expect(html({ code: 'a', language: 'jsligo', title: 'counter' })).toMatch(ide);
    expect(html({ code: 'a', language: 'jsligo' })).not.toContain('tool-ide');
    expect(html({ code: 'a', title: 'counter' })).not.toContain('tool-ide');
  });

  it('offers the other syntax if the sample exists in both', () => {
    const tab = '<button type="button" class="code-tab" tabindex="-1">CameLIGO</button>';
    const [jsligo, cameligo] = [
      { code: 'a', language: 'jsligo' },
      { code: 'a', language: 'cameligo' },
    ] as const;
    expect(html(jsligo, cameligo)).toContain(tab);
    expect(html(jsligo)).not.toContain(tab);
  });

  it('has no caption in a language that all readers see', () => {
    expect(html({ ...block, title: 'counter' })).not.toContain('figcaption');
  });
});
