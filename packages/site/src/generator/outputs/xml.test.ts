import { describe, expect, it } from 'vitest';
import { escapeXml, xml, xmlFile } from './xml';

describe('XML', () => {
  it('can contain any text', () => {
    expect(escapeXml(`<a href="x">Tom & Jerry's</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&apos;s&lt;/a&gt;',
    );
  });

  it('drops characters that XML does not allow, and keeps the rest', () => {
    expect(escapeXml('a\u0000b\u000Bc\uD800d\tê🌮\n')).toBe('abcd\tê🌮\n');
  });

  it('is written with attributes, text and pieces of XML', () => {
    const links = ['/?a&b', '/c'].map((href) => xml`<link href="${href}"/>\n`);
    const title = [xml`<title>${'A & B'}</title>`];
    expect(xmlFile(xml`<feed>\n${title}\n${links}</feed>`)).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<feed>\n<title>A &amp; B</title>\n<link href="/?a&amp;b"/>\n<link href="/c"/>\n</feed>\n',
    );
  });
});
