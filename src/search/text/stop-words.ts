const LIST = `
  a an and are as at be been being but by can could did do does doing done dont for from had has have having he her his
  how i if in into is isnt it its itself just may me might more most much must my no nor not of off on once one only or
  other our out over own same shall she should so some such than that the their them then there these they this those
  through to too under until up very was we were what when where which while who whom whose why will with would you your
  any all also because between both each few here cannot whether want wants need needs like possible way ways get gets
  use used uses using make makes made give gives please tell explain show work works difference differences differ vs versus
  single even still yet already again instead actually really exactly simply given certain specific particular existing
  something anything someone thing things proper properly correct correctly happen happens mean means know
  better best right good cant wont doesnt didnt couldnt shouldnt arent wasnt im ive id whats theres
`;

/** Words that say nothing about a topic: they are not indexed, and dropped from queries that have other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
