import { describe, expect, it } from 'vitest';
import { element, emptyElement, escapeXml, textElement, xmlDocument } from './xml';

describe('XML', () => {
  it('holds any text', () => {
    expect(escapeXml(`<a href="x">Tom & Jerry's</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&apos;s&lt;/a&gt;',
    );
  });

  it('leaves out what XML cannot hold, and keeps the rest', () => {
    expect(escapeXml('a\u0000b\u000Bc\uD800d\tê🌮\n')).toBe('abcd\tê🌮\n');
  });

  it('is written with attributes, text and children', () => {
    const inner = [
      textElement('title', 'A & B', { lang: 'en' }),
      '',
      emptyElement('link', { href: '/?a&b' }),
    ];
    expect(xmlDocument(element('feed', inner, { id: '1' }))).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<feed id="1">\n<title lang="en">A &amp; B</title>\n<link href="/?a&amp;b"/>\n</feed>\n',
    );
  });
});
