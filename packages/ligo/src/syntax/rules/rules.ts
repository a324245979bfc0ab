/** The rules that are checked before type checking. */
import type { Name, Program } from '../ast';
import type { Problem } from '../problem';
import type { LigoSyntax, Span } from '../source';
import { type Visitor, walkDeclarations } from '../walk';
import { duplicateNames } from './duplicate-names';
import { jumps } from './jumps';
import { michelsonTypes } from './michelson-types';
import { repeatedParts } from './repeated-parts';
import { signatures } from './signatures';

/** Violations of the rules, in the order in which the compiler applies them. */
export function checkRules(program: Program): Problem[] {
  const syntaxAt = ({ file }: Span): LigoSyntax => program.files[file]?.syntax ?? 'jsligo';
  return [...program.imported, [0, program.declarations] as const].flatMap(([file, declarations]) => {
    const isJs = program.files[file]?.syntax === 'jsligo';
    const found: Problem[][] = [];
    const told = new Set<Name>();
    const reporter = () => {
      const problems: Problem[] = [];
      found.push(problems);
      return (problem: Problem) => problems.push(problem);
    };
    const rules = [
      ...(isJs ? [duplicateNames(reporter(), told)] : []),
      signatures(reporter()),
      jumps(reporter()),
      repeatedParts(reporter(), syntaxAt, told),
      michelsonTypes(reporter(), syntaxAt),
    ];
    walkDeclarations(declarations, together(rules));
    return found.flat();
  });
}

/** One visitor that calls all of them, so that the tree is traversed only once. */
function together(visitors: readonly Visitor[]): Visitor {
  const each = (ask: (visitor: Visitor) => void) => {
    for (const visitor of visitors) ask(visitor);
  };
  return {
    declaration: (node) => each((visitor) => visitor.declaration?.(node)),
    declarations: (nodes) => each((visitor) => visitor.declarations?.(nodes)),
    expression: (node) => each((visitor) => visitor.expression?.(node)),
    statement: (node) => each((visitor) => visitor.statement?.(node)),
    pattern: (node) => each((visitor) => visitor.pattern?.(node)),
    type: (node) => each((visitor) => visitor.type?.(node)),
    signature: (node) => each((visitor) => visitor.signature?.(node)),
  };
}
