/** Forms of code that the parser of an earlier version refuses. The grammar has the forms of all versions. */
import type { Declaration, Expression, Program, TypeExpression } from '../syntax/ast';
import type { Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';
import { type Visitor, walkDeclarations } from '../syntax/walk';
import { type Feature, type FeatureQuery, introducedIn } from './features';

/** A form that needs a feature. */
interface LaterForm {
  readonly feature: Feature;
  readonly problem: Problem;
}

/** The forms in a program that need a feature which its version lacks. */
export function laterForms(program: Program, features: FeatureQuery): Problem[] {
  const forms: LaterForm[] = [];
  const visitors = [
    typedUpdates(forms),
    parenthesisedTypes(forms, program),
    directivesInModules(forms, program),
  ];
  for (const declarations of [...program.imported.values(), program.declarations])
    walkDeclarations(declarations, together(visitors));
  return forms.filter(({ feature }) => !features.has(feature)).map(({ problem }) => problem);
}

function together(visitors: readonly Visitor[]): Visitor {
  return {
    declaration: (node) => each(visitors, (visitor) => visitor.declaration?.(node)),
    expression: (node) => each(visitors, (visitor) => visitor.expression?.(node)),
    type: (node) => each(visitors, (visitor) => visitor.type?.(node)),
  };
}

function each(visitors: readonly Visitor[], visit: (visitor: Visitor) => void): void {
  for (const visitor of visitors) visit(visitor);
}

/** `{ ...r, f: v } as t`. */
function typedUpdates(forms: LaterForm[]): Visitor {
  return {
    expression: (node: Expression) => {
      if (node.kind !== 'annotation' || node.value.kind !== 'update') return;
      const { span } = node.value;
      // Parentheses would begin before the update.
      if (node.span.from !== span.from) return;
      const place = (at: number): Span => ({ ...span, from: at, to: at });
      const fix = [
        { span: place(span.from), text: '(' },
        { span: place(span.to), text: ')' },
      ];
      const message = 'an updated record needs parentheses before `as`.';
      forms.push(later('typed-record-updates', message, node.span, fix));
    },
  };
}

/** JsLIGO's `| ({ kind: "a" })` and `(n: int): (int) => n`. */
function parenthesisedTypes(forms: LaterForm[], { files }: Program): Visitor {
  const check = (type: TypeExpression, what: string) => {
    const file = files[type.span.file];
    const before = file?.text.slice(0, type.span.from).trimEnd();
    if (file?.syntax !== 'jsligo' || !before?.endsWith('(')) return;
    forms.push(later('parenthesised-types', `${what} cannot be in parentheses.`, type.span));
  };
  return {
    expression: (node) => {
      if (node.kind === 'lambda' && node.result) check(node.result, 'the type of a result');
    },
    type: (node) => {
      if (node.kind !== 'union') return;
      for (const member of node.members) check(member, 'a member of a union');
    },
  };
}

/** An `#include` between the declarations of a CameLIGO module: they come from another file. */
function directivesInModules(forms: LaterForm[], { files }: Program): Visitor {
  return {
    declaration: (node: Declaration) => {
      if (node.kind !== 'module' || node.body.kind !== 'body') return;
      if (files[node.span.file]?.syntax !== 'cameligo') return;
      const isIncluded = node.body.declarations.some(({ span }) => span.file !== node.span.file);
      if (!isIncluded) return;
      const message = 'a directive cannot be between the declarations of a module.';
      forms.push(later('directives-in-modules', message, node.name.span));
    },
  };
}

function later(feature: Feature, what: string, span: Span, fix?: Problem['fix']): LaterForm {
  const message = `Before ${introducedIn(feature)}, ${what}`;
  return { feature, problem: { phase: 'core', code: feature, message, span, fix } };
}
