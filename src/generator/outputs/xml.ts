import { escapeHtml } from '../../model/html';

/** Characters that XML does not allow. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text escaped for XML content and attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_ALLOWED, '')).replaceAll("'", '&apos;');
}

type Attributes = Readonly<Record<string, string>>;

/** An element with text. */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>`;
}

/** An empty element. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}/>`;
}

/** An element with other elements, one per line. */
export function element(name: string, children: readonly string[], attributes: Attributes = {}): string {
  const lines = children.filter(Boolean);
  return `<${name}${attributesOf(attributes)}>\n${lines.join('\n')}\n</${name}>`;
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}
