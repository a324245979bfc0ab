/** Where JsLIGO allows `break` and `return`: `break` at the end of a case, `return` not as the whole body of a loop. */
import type { Statement } from '../ast';
import type { Problem } from '../problem';
import type { Visitor } from '../walk';
import { refusal } from './report';

export function jumps(report: (problem: Problem) => void): Visitor {
  const allowed = new Set<Statement>();
  return {
    statement: (statement) => {
      switch (statement.kind) {
        case 'switch':
          for (const { statements } of statement.cases) {
            for (const inside of statements) if (inside.kind === 'break') allowed.add(inside);
          }
          break;
        case 'break':
          if (allowed.has(statement)) break;
          report(
            refusal('misplaced-break', '`break` is only allowed at the end of a `case`.', statement.span),
          );
          break;
        case 'while':
        case 'for':
          if (statement.body?.kind !== 'return') break;
          report(refusal('return-in-loop', 'A loop cannot return.', statement.body.span));
          break;
      }
    },
  };
}
