import type { Reporter } from '../model/problem';
import { isPlainName } from '../model/route';
import type { PageSource } from './content';

/** Advice for names that cannot be addresses. */
export const NAME_ADVICE = 'use letters, digits, dashes and dots, and do not end the name in .html or index';

/** Assigns each address to one page, ignoring case; pages whose address is taken are reported and dropped. */
export function claimAddresses(
  sources: readonly PageSource[],
  versions: readonly string[],
  report: Reporter,
): PageSource[] {
  const owners = new Map([['', 'The landing page of the docs']]);
  return sources.filter(({ id, file }) => {
    const key = id.toLowerCase();
    // Version names are reserved: pages of other versions are below them, next to those of the latest.
    const version = versions.find((name) => `${key}/`.startsWith(`${name}/`));
    const taken = owners.get(key) ?? (version && `The version ${version}`);
    const isAddress = id === '' || isPlainName(id);
    const message = isAddress
      ? taken && `${taken} has the same address (${id || '/'}): rename this file.`
      : `'${id}' is not a valid address: ${NAME_ADVICE}.`;
    // Of two pages with one address, the first is built: a warning. A page without an address would be missing.
    if (message) report({ file, line: 1, message, ...(isAddress ? {} : { isError: true }) });
    else owners.set(key, file);
    return !message;
  });
}
