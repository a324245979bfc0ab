const HOME_PARTS = ['lead', 'sample', 'features', 'install', 'test', 'compile', 'next-steps'];

/** The texts that the home page requires. */
export function homeParts(): Record<string, string> {
  return Object.fromEntries(HOME_PARTS.map((name) => [`content/home/${name}.md`, 'x']));
}
