const list = (text: string) => new Set(text.trim().split(/\s+/));

/**
 * Words of every sentence. Texts are not filed under them; in a query they count little beside others, for some are
 * keywords of the language too (`if`, `for`, `of`).
 */
export const WEAK_WORDS: ReadonlySet<string> = list(`
  a an and are as at be been being but by can could did do does doing done dont for from had has have having he her his
  how i if in into is isnt it its itself just may me might more most much must my no nor not of off on once one only or
  other our out over own same shall she should so some such than that the their them then there these they this those
  through to too under until up very was we were what when where which while who whom whose why will with would you your
  any all also because between both each few own here cannot whether want wants need needs like possible way ways get gets
  use used uses using make makes made give gives please tell explain show work works difference differences differ vs versus
  single even still yet already again instead actually really exactly simply given certain specific particular existing
  something anything someone thing things proper properly correct correctly happen happens mean means know
  better best right good should cant wont doesnt didnt couldnt shouldnt arent wasnt im ive id whats theres
`);

/** Those that tell something in a query of two words: `nested if`. */
export const WEAK_KEYWORDS: ReadonlySet<string> = list('if for while');

/** Words that every page has and that tell nothing here. */
export const COMMON_WORDS: ReadonlySet<string> = list(
  'ligo tezos language smart jsligo cameligo code program',
);
