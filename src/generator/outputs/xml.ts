import { escapeHtml } from '../../model/html';

/** Characters that XML does not allow. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text escaped for XML content and attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_ALLOWED, '')).replaceAll("'", '&apos;');
}

/** A piece of XML, which is not escaped again. */
class Xml {
  constructor(private readonly source: string) {}
  toString(): string {
    return this.source;
  }
}

/** XML whose values are escaped, except for other pieces of XML. */
export function xml(parts: TemplateStringsArray, ...values: readonly (string | Xml | readonly Xml[])[]): Xml {
  const written = values.map((value) => {
    if (typeof value === 'string') return escapeXml(value);
    return value instanceof Xml ? value : value.join('');
  });
  return new Xml(String.raw({ raw: parts }, ...written));
}

export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
