/** JsLIGO: no name is bound twice in one scope. */
import type { Block, Declaration, Expression, Name, Statement } from '../ast';
import type { Problem } from '../problem';
import type { Visitor } from '../walk';
import { bindersOf } from '../walk-types';
import { refusal, repeated } from './report';

/** `told`: the names that have been reported, so that no other rule reports them again. */
export function duplicateNames(report: (problem: Problem) => void, told: Set<Name>): Visitor {
  const check = (names: readonly Name[], pick: (occurrences: [Name, ...Name[]]) => Name) => {
    const occurrences = repeated(names);
    const name = occurrences && pick(occurrences);
    if (!name || told.has(name)) return;
    for (const one of occurrences) told.add(one);
    report(name.text === '_' ? secondWildcard(name, occurrences.length) : boundTwice(name));
  };
  return {
    declarations: (declarations) => check(declarations.flatMap(declared), lastOf),
    statement: (statement) => {
      if (statement.kind === 'block') check(boundInBlock(statement), lastOf);
    },
    expression: (expression) => {
      if (expression.kind !== 'lambda') return;
      const parameters = expression.parameters.flatMap(({ pattern }) => bindersOf(pattern));
      const inside = boundInBody(expression.body);
      check([...parameters, ...inside], (found) => {
        const last = lastOf(found);
        return inside.includes(last) ? last : found[0];
      });
    },
  };
}

function boundTwice({ text, span }: Name): Problem {
  const message = `The name \`${text}\` is bound twice in this scope.`;
  return refusal('duplicate-name', message, span, 'Choose another name for one of the two.');
}

/** In most languages `_` binds nothing. */
function secondWildcard({ span }: Name, number: number): Problem {
  const message = 'In JsLIGO, `_` is a name like any other, so a scope has only one.';
  const hint = 'Call the others `_1`, `_2` and so on.';
  return {
    ...refusal('duplicate-name', message, span, hint),
    fix: [{ span, text: `_${number}` }],
  };
}

function lastOf(occurrences: [Name, ...Name[]]): Name {
  return occurrences.at(-1) ?? occurrences[0];
}

function declared(declaration: Declaration): Name[] {
  return declaration.kind === 'value' ? bindersOf(declaration.pattern) : [];
}

function boundInBlock(block: Block): Name[] {
  return block.statements.flatMap((statement: Statement) =>
    statement.kind === 'declaration' ? declared(statement.declaration) : [],
  );
}

/** The names that a function body binds in the parameters' scope: those of a block or a nested function. */
function boundInBody(body: Expression | Block): Name[] {
  const names: Name[] = [];
  let inner = body;
  while (inner.kind === 'lambda') {
    for (const { pattern } of inner.parameters) bindersOf(pattern, names);
    inner = inner.body;
  }
  return inner.kind === 'block' ? [...names, ...boundInBlock(inner)] : names;
}
