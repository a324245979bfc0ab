/** Literals of the language, and the topic that a reader who types one is looking for. */
const LITERALS: readonly (readonly [pattern: RegExp, topic: string])[] = [
  [/^0x[0-9a-f]*$/i, 'bytes'],
  [/^\d[\d_]*n?$/, 'numbers'],
  [/^\d[\d_.]*(?:mu|u)?(?:tez|tz)$/, 'tez'],
  [/^(?:tz[1-4]|KT1)[a-z0-9]{4,}$/i, 'addresses'],
  [/^(?:edpk|sppk|p2pk)[a-z0-9]*$/i, 'keys'],
  [/^(?:edsig|spsig|p2sig)[a-z0-9]*$/i, 'signatures'],
  [/^\d{4}-\d\d-\d\d(?:t.*)?$/i, 'timestamps'],
];

/** What a query is about that is one literal. */
export function topicOfLiteral(query: string): string | undefined {
  return LITERALS.find(([pattern]) => pattern.test(query))?.[1];
}
