/** Operators whose operands have types that none of their meanings takes. */
import type { AssignExpression } from '../../syntax/ast';
import type { Edit } from '../../syntax/problem';
import type { SourceFile, Span } from '../../syntax/source';
import type { OperationCore } from '../core';
import type { Type } from '../type';
import { conversionHint } from './conversions';
import { fixableProblem, type ProblemMaker, typeProblem } from './problem';

export function operandMismatch(
  core: OperationCore,
  types: readonly Type[],
  file: SourceFile | undefined,
): ProblemMaker {
  const node = core.operatorNode;
  if (node !== undefined && isAssignment(node) && node.path.length > 0 && file)
    return fieldAssignment(node, file);
  const operator = operatorOf(core, file);
  return (describe) => {
    const { span } = core;
    const message = `The operator ${operator} does not apply to ${types.map((type) => describe(type, span)).join(' and ')}.`;
    const { hint, fix } = correction(core, types, file) ?? { hint: conversion(types) };
    return fixableProblem(typeProblem('type-mismatch', span, message, hint), fix);
  };
}

function isAssignment(node: object): node is AssignExpression {
  return 'kind' in node && node.kind === 'assign';
}

function operatorOf({ operatorNode: node }: OperationCore, file: SourceFile | undefined): string {
  if (node === undefined || !('operatorSpan' in node)) return 'here';
  const { from, to } = node.operatorSpan as Span;
  return `\`${file?.text.slice(from, to) ?? ''}\``;
}

/** `s.n += 1n`: the operator would apply to the whole record. */
function fieldAssignment(node: AssignExpression, { text }: SourceFile): ProblemMaker {
  const { target, path, value, span } = node;
  const left = text.slice(target.span.from, path.at(-1)?.span.to ?? target.span.to).trim();
  const right = text.slice(value.span.from, value.span.to);
  const sign =
    /^[^=]*?(\S+)=/.exec(text.slice(path.at(-1)?.span.to ?? target.span.to, value.span.from))?.[1] ?? '+';
  const isSimple = ['literal', 'variable', 'projection', 'call', 'member', 'constructor'].includes(
    value.kind,
  );
  const written = `${left} = ${left} ${sign} ${isSimple ? right : `(${right})`}`;
  const message = `\`${sign}=\` changes a variable, not one of its fields.`;
  return () =>
    fixableProblem(typeProblem('type-mismatch', span, message, `Write \`${written}\`.`), [
      { span, text: written },
    ]);
}

const NO_TEXT = 'A contract cannot turn other values into text; in tests, `Test.Next.String.show` does.';

interface Correction {
  readonly hint: string;
  readonly fix?: readonly Edit[];
}

/** For texts and bytes, which people add. */
function correction(
  { operation, operands, operatorNode: node }: OperationCore,
  types: readonly Type[],
  file: SourceFile | undefined,
): Correction | undefined {
  const names = types.map((type) => (type.kind === 'constant' ? type.name : ''));
  const [left, right] = operands;
  const isSum = operation === 'add' || operation === 'polymorphic-add';
  if (operation === 'concat' && names.includes('string')) return { hint: NO_TEXT };
  if (!isSum || left === undefined || right === undefined) return undefined;
  const operator = node !== undefined && 'operatorSpan' in node ? (node.operatorSpan as Span) : undefined;
  if (names.every((name) => name === 'string')) {
    const hint = 'Strings are joined by `^`.';
    return operator ? { hint, fix: [{ span: operator, text: '^' }] } : { hint };
  }
  if (names.every((name) => name === 'bytes')) {
    const hint = 'Bytes are joined by `Bytes.concat`.';
    if (operator === undefined) return { hint };
    const [open, middle, close] = file?.syntax === 'jsligo' ? ['(', ', ', ')'] : [' (', ') (', ')'];
    const at = (place: number) => ({ file: operator.file, from: place, to: place });
    return {
      hint,
      fix: [
        { span: at(left.span.from), text: `Bytes.concat${open}` },
        { span: { ...operator, from: left.span.to, to: right.span.from }, text: middle },
        { span: at(right.span.to), text: close },
      ],
    };
  }
  if (!names.includes('string')) return undefined;
  return { hint: NO_TEXT };
}

function conversion([left, right]: readonly Type[]): string | undefined {
  if (left === undefined || right === undefined) return undefined;
  return conversionHint(right, left) ?? conversionHint(left, right);
}
