/** Explains errors of the disk; plain JavaScript like `npm.mjs`. */

/** @type {Readonly<Record<string, string>>} */
const ADVICE = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'Your share of the disk is full. Free some space',
  EROFS: 'The disk is read-only. Make it writable, or use a clone elsewhere',
  EACCES: 'You may not write there. Make the clone your own, or use another one',
};

/**
 * What is wrong and what to do; undefined for any other error.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function diskProblem(error) {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const advice = ADVICE[String(error.code)];
  return advice && `${error.message}\n${advice}, and run the command again.`;
}
