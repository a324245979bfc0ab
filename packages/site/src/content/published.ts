/** The addresses that have been published: they stay, as pages or as redirects. */
import type { SourceFile } from './files';

/** The list, one address in each line; it is optional. */
export const ADDRESSES = 'content/addresses.txt';

export interface PublishedAddress {
  /** Without `baseUrl`, so that a site can move below a path. */
  readonly path: string;
  readonly line: number;
}

/** Lines that start with `#` are comments. */
export function readAddresses({ text }: SourceFile): PublishedAddress[] {
  return text.split('\n').flatMap((row, index) => {
    const path = row.trim();
    return path === '' || path.startsWith('#') ? [] : [{ path, line: index + 1 }];
  });
}

const HEADER = `# Every address that has been published. A build fails when one of them neither has a page nor a redirect.
# The commands that create, move or remove pages keep this list; npm run update:addresses adds what is missing.
`;

/** The text of the list with more addresses: sorted, each once. */
export function withAddresses(text: string, added: Iterable<string>): string {
  const known = readAddresses({ file: ADDRESSES, text }).map(({ path }) => path);
  return `${HEADER}${[...new Set([...known, ...added])].sort().join('\n')}\n`;
}
