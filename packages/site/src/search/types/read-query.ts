import { nearest } from '../../model/problem';
import { parseType } from './parse';
import { plainTypeName, type TypeTree } from './tree';

const ARROW = /->|=>|→|⇒/;
const PARAMETERS = /[\p{L}_]\s*<[^<>]*[\p{L}_?]|(?:^|[\s(,])'[a-z]/u;

/** Whether a query contains an arrow, type parameters or a type variable. */
export function looksLikeType(query: string): boolean {
  return ARROW.test(query) || PARAMETERS.test(query);
}

/** Parses a query as a type; undefined if it is a query by words. `known` are the names of types. */
export function readTypeQuery(query: string, known: ReadonlySet<string>): TypeTree | undefined {
  const text = query.trim().replace(/^(?:val|let|const)\s+\w+\s*:/, '');
  if (!looksLikeType(text)) return undefined;
  // A name that is not a library type is a type variable, as in `list<a>`, unless it is a misspelt type.
  const type = parseType(text, (written) => {
    const name = plainTypeName(written);
    return known.has(name) ? name : misspelt(name, known);
  });
  return type && isSpecific(type, known) ? type : undefined;
}

function misspelt(name: string, known: ReadonlySet<string>): string | undefined {
  if (name.length < 4) return undefined;
  const guess = nearest(name, [...known]);
  return guess && Math.abs(guess.length - name.length) <= 1 ? guess : undefined;
}

/** Variables alone match everything: a query needs a known type or enough structure. */
function isSpecific({ kind, name, args }: TypeTree, known: ReadonlySet<string>): boolean {
  if (kind === 'named' && known.has(name)) return true;
  if (kind === 'record' && args.length > 0) return true;
  if ((kind === 'tuple' && args.length > 1) || (kind === 'function' && args.length > 2)) return true;
  return args.some((part) => isSpecific(part, known));
}
