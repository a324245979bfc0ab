/** Names in the other syntax. */
import type { LigoSyntax } from '../../syntax/source';

const KEYWORDS: Readonly<Record<LigoSyntax, ReadonlySet<string>>> = {
  jsligo: new Set(
    (
      'as break case const contract_of continue default do else export extends false for from function if implements ' +
      'import interface let match namespace of parameter_of return switch true type when while'
    ).split(' '),
  ),
  cameligo: new Set(
    (
      'begin contract_of do done downto else end false for fun if in include land let lor lsl lsr lxor match mod module ' +
      'mut not of or parameter_of rec sig struct then true type upto val while with'
    ).split(' '),
  ),
};

/** A name of a value; keywords are escaped, and so is what is not a name. */
export function valueName(name: string, to: LigoSyntax): string {
  return KEYWORDS[to].has(name) || /^[A-Z0-9]/.test(name) ? `@${name}` : name;
}

/** CameLIGO's types start with a small letter. */
export function typeName(name: string, to: LigoSyntax): string {
  const small = to === 'cameligo' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return valueName(small, to);
}
