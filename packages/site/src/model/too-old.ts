/** Tells a browser that lacks something from a network that failed. */

export const TOO_OLD =
  'This browser is too old for it. Update the browser, or use another one; every page can be read in this one.';

/** What browsers say of syntax, functions and modules that they do not know. */
const LACKS =
  /SyntaxError|unexpected token|is not (a function|a constructor|defined)|import(s|ed)? (declarations?|statement|call)/i;

/** Whether an error, or the event of a worker that failed, is due to the browser. */
export function isTooOldFor(reason: unknown): boolean {
  if (reason instanceof SyntaxError || reason instanceof ReferenceError) return true;
  const message = typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : '';
  return typeof message === 'string' && LACKS.test(message);
}
