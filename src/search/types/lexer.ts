const TOKEN =
  /\s+|'[a-z_]\w*|[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*|"[^"]*"|->|=>|[-()[\]{}<>,;:*|.?&=]/iuy;

/** Cuts a type into its signs and names; nothing when it holds something else. */
export function typeTokens(text: string): string[] | undefined {
  const plain = text.replace(/→/g, '->').replace(/⇒/g, '=>').replace(/×/g, '*').replace(/[‘’]/g, "'");
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < plain.length) {
    const match = TOKEN.exec(plain);
    if (!match) return undefined;
    if (match[0].trim()) tokens.push(match[0]);
  }
  return tokens;
}
