import { escapeHtml } from '../../model/html';

/** Characters that XML does not allow. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text escaped for XML content and attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_ALLOWED, '')).replaceAll("'", '&apos;');
}

/** XML that is not escaped again. */
type Xml = { readonly xml: string };

/** XML whose values are escaped, except for other pieces of XML. */
export function xml(parts: TemplateStringsArray, ...values: readonly (string | readonly Xml[])[]): Xml {
  const written = values.map((value) =>
    typeof value === 'string' ? escapeXml(value) : value.map((piece) => piece.xml).join(''),
  );
  return { xml: String.raw({ raw: parts }, ...written) };
}

export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n`;
}
