/** The oldest version of each engine, as the bundler writes it. */
export type Browsers = Readonly<Record<'chrome' | 'firefox' | 'safari', string>>;

/**
 * In these and later ones everything works.
 * @internal
 */
export const FULL: Browsers = { chrome: '109', firefox: '115', safari: '16.4' };

/**
 * In these and later ones a reader can read, and use menus, syntax, theme and versions.
 * @internal
 */
export const READING: Browsers = { chrome: '87', firefox: '78', safari: '14' };

/** All scripts and styles are written in a syntax that the oldest of these browsers understand. */
export const BUILD_TARGET = Object.entries(READING).map(([name, version]) => name + version);
