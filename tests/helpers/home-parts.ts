const HOME_PARTS = ['lead', 'sample', 'features', 'install', 'test', 'compile', 'next-steps'];

/** The texts without which there is no home page. */
export function homeParts(): Record<string, string> {
  return Object.fromEntries(HOME_PARTS.map((name) => [`content/home/${name}.md`, 'x']));
}
