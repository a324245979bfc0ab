const HOME_PARTS = [
  'lead',
  'sample',
  'install',
  'syntaxes',
  'proof-mistake',
  'proof-test',
  'proof-size',
  'proof-print',
  'way-learn',
  'way-build',
  'way-look-up',
];

/** The texts that the home page requires. */
export function homeParts(): Record<string, string> {
  return Object.fromEntries(HOME_PARTS.map((name) => [`content/home/${name}.md`, 'x']));
}
