const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML content and for double-quoted attributes. */
export function escapeHtml(text: string): string {
  // Most tokens of highlighted code contain nothing to escape.
  if (!/[&<>"]/.test(text)) return text;
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
