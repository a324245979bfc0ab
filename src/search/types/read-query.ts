import { nearest } from '../../model/problem';
import { parseType } from './parse';
import { partsOf, plainTypeName, type TypeTree } from './tree';

const ARROW = /->|=>|→|⇒/;
const PARAMETERS = /[\p{L}_]\s*<[^<>]*[\p{L}_?]|(?:^|[\s(,])'[a-z]/u;

/** The type that a query writes; nothing when it is a query of words. `known` are the names of types. */
export function readTypeQuery(query: string, known: ReadonlySet<string>): TypeTree | undefined {
  const text = query.trim().replace(/^(?:val|let|const)\s+\w+\s*:/, '');
  if (!ARROW.test(text) && !PARAMETERS.test(text)) return undefined;
  // A name that is no type of the library is a type variable, as in `list<a>`, unless it is a misspelt type.
  const type = parseType(text, (written) => {
    const name = plainTypeName(written);
    return known.has(name) ? name : misspelt(name, known);
  });
  return type && saysSomething(type, known) ? type : undefined;
}

function misspelt(name: string, known: ReadonlySet<string>): string | undefined {
  if (name.length < 4) return undefined;
  const guess = nearest(name, [...known]);
  return guess && Math.abs(guess.length - name.length) <= 1 ? guess : undefined;
}

/** Variables alone fit everything; at least one known type, or a function among the arguments, must be named. */
function saysSomething(type: TypeTree, known: ReadonlySet<string>): boolean {
  if (type.kind === 'named' && known.has(type.name)) return true;
  if (type.kind === 'record' && type.args.length > 0) return true;
  if ((type.kind === 'tuple' || type.kind === 'function') && type.args.length > 1) return true;
  return partsOf(type).some((part) => saysSomething(part, known));
}
