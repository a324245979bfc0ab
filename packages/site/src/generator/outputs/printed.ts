import { pageAddress } from '../../model/base-url';
import type { PrintedPattern } from '../../model/printed-pattern';
import { pathBelow } from '../../model/route';
import type { SiteContent } from '../site-content';

/** The texts that pages explain; it is loaded with the first problem that is shown. */
export const PRINTED_FILE = 'ligo/messages.json';

export function printedPatterns({ site, content }: SiteContent): PrintedPattern[] {
  return content.collections.flatMap(({ name, entries }) =>
    entries.flatMap(({ slug, printed }) => {
      const path = pathBelow(pageAddress(site, `/${name}`), slug);
      return printed.map((pattern) => ({ pattern, path }));
    }),
  );
}
