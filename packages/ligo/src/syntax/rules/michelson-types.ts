/** `michelson_or` and `michelson_pair` take two types, each followed by its annotation. Modules are not opened in types. */
import type { NamedType, TypeExpression } from '../ast';
import type { Problem } from '../problem';
import type { LigoSyntax, Span } from '../source';
import type { Visitor } from '../walk';
import { refusal } from './report';

export function michelsonTypes(
  report: (problem: Problem) => void,
  syntaxAt: (span: Span) => LigoSyntax,
): Visitor {
  return {
    type: (type) => {
      if (type.kind === 'open') {
        const message = 'The name of a type is expected after the dot of a module.';
        report(refusal('invalid-access', message, type.body.span));
      }
      if (type.kind !== 'name' || type.path.length > 0 || !/^michelson_(or|pair)$/.test(type.name.text))
        return;
      if (type.arguments.length === 0) return;
      const parts = michelsonParts(type, syntaxAt(type.span));
      if (parts.length === 4 && isText(parts[1]) && isText(parts[3])) return;
      const message = `\`${type.name.text}\` takes two types, each followed by a string that annotates it.`;
      report(refusal('michelson-type', message, type.name.span));
    },
  };
}

/** In JsLIGO the parts are one tuple. */
function michelsonParts(type: NamedType, syntax: LigoSyntax): readonly TypeExpression[] {
  const [only] = type.arguments;
  const isTuple = syntax === 'jsligo' && type.arguments.length === 1 && only?.kind === 'tuple';
  return isTuple ? only.items : type.arguments;
}

function isText(type: TypeExpression | undefined): boolean {
  return type?.kind === 'literal' && type.literal.kind === 'string';
}
