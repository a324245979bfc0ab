/** No pattern binds a name twice, and no type names a field, a constructor or a parameter twice. */
import type { Name, Pattern, TypeExpression } from '../ast';
import type { Problem } from '../problem';
import type { LigoSyntax, Span } from '../source';
import type { Visitor } from '../walk';
import { bindersOf } from '../walk-types';
import { refusal, repeated } from './report';

/** `reported`: the names that have been reported; of patterns inside each other, only the outermost is. */
export function repeatedParts(
  report: (problem: Problem) => void,
  syntaxAt: (span: Span) => LigoSyntax,
  reported: Set<Name>,
): Visitor {
  const check = (code: string, what: string, names: readonly Name[], span: Span) => {
    const name = repeated(names)?.[0];
    if (!name || reported.has(name)) return;
    reported.add(name);
    report(refusal(code, `${what} \`${name.text}\` is declared twice.`, span));
  };
  return {
    pattern: (pattern: Pattern) => {
      const names = bindersOf(pattern);
      const isBinder = ({ text, span }: Name) => text !== '_' || syntaxAt(span) === 'jsligo';
      check('repeated-variable', 'The variable', names.filter(isBinder), pattern.span);
    },
    type: (type: TypeExpression) => {
      if (type.kind === 'function') {
        const names = type.parameters.flatMap(({ name }) => name ?? []);
        check('repeated-parameter', 'The parameter', names, type.span);
      } else if (type.kind === 'record') {
        check(
          'repeated-field',
          'The field',
          type.fields.map(({ name }) => name),
          type.span,
        );
      } else if (type.kind === 'sum') {
        check(
          'repeated-constructor',
          'The constructor',
          type.constructors.map(({ name }) => name),
          type.span,
        );
      }
    },
    declaration: (declaration) => {
      if (declaration.kind !== 'type') return;
      check('repeated-parameter', 'The type parameter', declaration.parameters, declaration.span);
    },
  };
}
