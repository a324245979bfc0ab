import type { Reporter } from '../model/problem';
import { isPlainName } from '../model/route';
import type { PageSource } from './page-source';

/** Advice for names that cannot be addresses. */
export const NAME_ADVICE = 'use letters, digits, dashes and dots, and do not end the name in .html or index';

/** Gives each address to one page, ignoring case; a page whose address is taken is reported and left out. */
export function claimAddresses(
  sources: readonly PageSource[],
  versions: readonly string[],
  report: Reporter,
): PageSource[] {
  const owners = new Map<string, string>();
  return sources.filter(({ id, file }) => {
    const key = id.toLowerCase();
    const isValid = id === '' || isPlainName(id);
    const taken = takenBy(key, owners.get(key), versions);
    if (!isValid) report({ file, line: 1, message: `'${id}' is not a valid address: ${NAME_ADVICE}.` });
    else if (taken)
      report({ file, line: 1, message: `${taken} has the same address (${id || '/'}): rename this file.` });
    else owners.set(key, file);
    return isValid && !taken;
  });
}

/** The pages of other versions are below their names, next to the pages of the latest version. */
function takenBy(key: string, owner: string | undefined, versions: readonly string[]): string | undefined {
  if (owner) return owner;
  if (key === '') return 'The landing page of the docs';
  const version = versions.find((name) => key === name || key.startsWith(`${name}/`));
  return version && `The version ${version}`;
}
