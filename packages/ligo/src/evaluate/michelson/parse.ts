/** Parses Micheline text, as in code injections and `Test.parse_michelson`. */
import { errorOf } from '../failure';
import { integer, type Micheline, prim, raw, sequence, string } from './micheline';

const TOKEN =
  /\s+|#[^\n]*|\/\*[\s\S]*?\*\/|([{}();]|"(?:[^"\\]|\\.)*"|0x[0-9a-fA-F]*|-?\d+|[A-Za-z_][\w.]*|[@:%$][\w@%.]*)/y;

export function parseMicheline(source: string): Micheline {
  const tokens = tokensOf(source);
  let position = 0;

  const peek = (): string | undefined => tokens[position];
  const next = (): string => tokens[position++] ?? fail(source);

  function item(isArgument: boolean): Micheline {
    const token = next();
    if (token === '{') return items('}');
    if (token === '(') {
      const inner = item(false);
      if (next() !== ')') fail(source);
      return inner;
    }
    if (token.startsWith('"')) return string(unescapeText(token.slice(1, -1)));
    if (token.startsWith('0x')) return raw(token.slice(2).toLowerCase());
    if (/^-?\d/.test(token)) return integer(BigInt(token));
    if (!/^[A-Za-z_]/.test(token)) fail(source);
    const args: Micheline[] = [];
    const annotations: string[] = [];
    if (!isArgument) {
      for (let following = peek(); following && !/^[;})]/.test(following); following = peek()) {
        if (/^[@:%$]/.test(following)) annotations.push(next());
        else args.push(item(true));
      }
    }
    return prim(token, args, annotations);
  }

  function items(end: string | undefined): Micheline {
    const found: Micheline[] = [];
    while (peek() !== end) {
      if (peek() === ';') position++;
      else found.push(item(false));
    }
    position++;
    return sequence(found);
  }

  const first = item(false);
  if (peek() === undefined) return first;
  position = 0;
  return items(undefined);
}

function tokensOf(source: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const scanner = new RegExp(TOKEN.source, 'y');
  while (scanner.lastIndex < source.length) {
    const found = scanner.exec(source);
    if (!found) fail(source);
    else if (found[1]) tokens.push(found[1]);
  }
  return tokens;
}

const unescapeText = (text: string): string =>
  text.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char));

function fail(source: string): never {
  throw errorOf(`This is not Michelson: ${source.trim()}`);
}
