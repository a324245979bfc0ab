import { escapeHtml } from './html.ts';
import type { LigoSyntax } from './language.ts';

/** Says where a type's name leads to, or undefined for a name that is not linked. */
export type LinkType = (typeName: string) => string | undefined;

/** HTML of a type or of a signature line such as `val size : string -> nat`; named types may be linked. */
export function highlightType(type: string, _language: LigoSyntax, _link?: LinkType): string {
  return escapeHtml(type);
}
