import { describe, expect, it } from 'vitest';
import { renderBlock } from './block';

const block = { code: 'one\ntwo', language: 'text', paired: false } as const;

describe('a code block', () => {
  it('can be scrolled by keyboard, wrapped and copied', () => {
    const html = renderBlock(block);
    expect(html).toContain('<pre tabindex="0"><code>one\ntwo</code></pre>');
    expect(html).toMatch(
      /<button type="button" class="tool-wrap" aria-pressed="false" aria-label="Wrap lines">/,
    );
    expect(html).toMatch(/<button type="button" class="tool-copy" aria-label="Copy code">/);
  });

  it('keeps the text of marked lines as it is, so that a copy of it is the program', () => {
    const html = renderBlock({ ...block, mark: '1' });
    expect(html).toContain('<code><mark class="line">one\n</mark>two</code>');
  });

  it('marks its last line too', () => {
    expect(renderBlock({ ...block, mark: '2' })).toContain(
      '<code>one\n<mark class="line">two\n</mark></code>',
    );
  });

  it('names its syntax, and its file where it has a title', () => {
    const html = renderBlock({ code: 'a', language: 'cameligo', title: 'counter', paired: false });
    expect(html).toMatch(
      /^<figure class="code s-cameligo"><figcaption><span class="code-file">counter\.mligo<\/span>/,
    );
    expect(html).toContain('<span class="code-tab">CameLIGO</span>');
  });

  it('can be opened in the Web IDE when it is a whole program, which its title tells', () => {
    const ide = '<a class="tool-ide" href="web-ide:" target="_blank" rel="noopener noreferrer"';
    expect(renderBlock({ code: 'a', language: 'jsligo', title: 'counter', paired: true })).toContain(ide);
    expect(renderBlock({ code: 'a', language: 'jsligo', paired: true })).not.toContain('tool-ide');
    expect(renderBlock({ code: 'a', language: 'text', title: 'counter', paired: false })).not.toContain(
      'tool-ide',
    );
  });

  it('offers the other syntax where the same sample stands in both', () => {
    const html = renderBlock({ code: 'a', language: 'jsligo', paired: true });
    expect(html).toContain(
      '<button type="button" class="code-tab" data-to-syntax="cameligo">CameLIGO</button>',
    );
  });

  it('has no caption in a language that all readers see', () => {
    expect(renderBlock({ ...block, title: 'counter' })).not.toContain('figcaption');
  });
});
