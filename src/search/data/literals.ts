/** Literals of the language: what a reader who types one is looking for. */
export const LITERALS: readonly (readonly [RegExp, string])[] = [
  [/^0x[0-9a-f]*$/, '0x bytes'],
  [/^\d[\d_]*n$/, 'nat number'],
  [/^\d[\d_.]*(?:tez|tz)$/, 'tez'],
  [/^\d[\d_]*(?:mutez|utez)$/, 'mutez tez'],
  [/^\d+(?:_\d+)+$/, 'number'],
  [/^(?:tz[1-4]|kt1)[a-z0-9]*$/, 'address'],
  [/^(?:edpk|sppk|p2pk)[a-z0-9]*$/, 'key'],
  [/^(?:edsig|spsig|p2sig)[a-z0-9]*$/, 'signature'],
  [/^\d{4}-\d\d-\d\d(?:t.*)?$/, 'timestamp'],
  [/^sp?asp[a-z0-9]*$/, 'sapling'],
];
