/** Statements as expressions: what follows a declaration or an early return is inside it. */
import type { Expression, IfStatement, Statement, SwitchStatement } from '../../../syntax/ast';
import { defaultBody, groupCases, liftDefault, untilBreak } from '../../../syntax/switch';
import { isConstant, type Piece, refuse, type Translating, typeOf } from '../context';
import { valueName } from '../names';
import { localText } from './declarations';
import { ATOM, binaryPiece, closed, OPEN, piece, selectorsText, TUPLE, text } from './expressions';
import { patternText } from './patterns';

const UNIT: Piece = { text: '()', level: ATOM };
/** Longer text is not written twice. */
const MAX_COPIED = 60;

export function blockPiece(context: Translating, statements: readonly Statement[]): Piece {
  return sequence(context, liftDefault(statements), undefined);
}

/** The statements, then `after`; without it, the unit. */
function sequence(context: Translating, statements: readonly Statement[], after: Piece | undefined): Piece {
  const [first, ...others] = statements;
  if (!first) return after ?? UNIT;
  const before = context.comments.before(first.span.from);
  const found = statement(context, first, others, after);
  return before ? { ...found, text: `${before}${found.text}` } : found;
}

function statement(
  context: Translating,
  node: Statement,
  others: readonly Statement[],
  after: Piece | undefined,
): Piece {
  const isLast = others.length === 0 && after === undefined;
  const rest = () => sequence(context, others, after);
  switch (node.kind) {
    case 'declaration': {
      const declared = localText(context, node.declaration);
      const behind = context.comments.behind(node.span);
      return inside(`${declared} in${behind}`, rest());
    }
    case 'return': {
      const value = node.value ? piece(context, node.value) : UNIT;
      return withBehind(context, value, node);
    }
    case 'expression': {
      if (isLast && !isAssigning(node.expression))
        return withBehind(context, piece(context, node.expression), node);
      const effect = effectPiece(context, node);
      return isLast ? effect : then(context, effect, node, rest, patternFor(context, node.expression));
    }
    case 'if':
      return conditional(context, node, others, after);
    case 'switch': {
      const chain = switchChain(context, node);
      return chain ? sequence(context, [...chain, ...others], after) : UNIT;
    }
    case 'block': {
      if (ends(node.statements)) return sequence(context, node.statements, undefined);
      if (returns(node))
        return refused(context, node, 'A nested block returns in some of its branches only.', 'Use `else`.');
      const unit = sequence(context, node.statements, undefined);
      return isLast ? unit : then(context, unit, node, rest);
    }
    case 'for':
    case 'for-of':
    case 'while': {
      const loop = loopPiece(context, node);
      return isLast ? loop : then(context, loop, node, rest);
    }
    case 'break':
      return refused(context, node, 'CameLIGO has no `break`.', 'Use a condition.');
    case 'continue':
      return refused(context, node, 'There is no `continue` in LIGO.', 'Use a condition.');
    case 'error':
      return refused(context, node, 'This statement cannot be read.', 'Correct it first.');
  }
}

function refused(context: Translating, { span }: Statement, message: string, hint: string): Piece {
  return { text: refuse(context, span, message, hint), level: ATOM };
}

function withBehind(context: Translating, value: Piece, { span }: Statement): Piece {
  const behind = context.comments.behind(span);
  return behind ? { ...value, text: `${value.text}${behind}` } : value;
}

/** `head` and what it is in. */
function inside(head: string, rest: Piece): Piece {
  return { text: `${head}\n${rest.text}`, level: OPEN, ...(rest.open && { open: true }) };
}

/** `let () = effect in rest`. */
function then(
  context: Translating,
  effect: Piece,
  { span }: Statement,
  rest: () => Piece,
  pattern = '()',
): Piece {
  const behind = context.comments.behind(span);
  return inside(`let ${pattern} = ${effect.text} in${behind}`, rest());
}

/** A result that is not the unit is ignored. */
function patternFor(context: Translating, expression: Expression): string {
  if (isAssigning(expression)) return '()';
  const type = typeOf(context, expression);
  return type === undefined ||
    isConstant(type, 'unit') ||
    type.kind === 'forall' ||
    type.kind === 'exists' ||
    type.kind === 'variable'
    ? '()'
    : '_';
}

function isAssigning({ kind }: Expression): boolean {
  return kind === 'assign' || kind === 'increment';
}

/** An expression that is evaluated for its effect. */
function effectPiece(
  context: Translating,
  { expression }: Extract<Statement, { kind: 'expression' }>,
): Piece {
  if (expression.kind === 'increment') {
    const name = valueName(expression.target.text, 'cameligo');
    return { text: `${name} := ${name} ${expression.operator.charAt(0)} 1`, level: OPEN };
  }
  if (expression.kind !== 'assign') return piece(context, expression);
  const name = valueName(expression.target.text, 'cameligo');
  const { path, operator, value } = expression;
  if (path.length > 0) {
    if (path.some((step) => step.kind === 'index')) {
      const hint = 'Take the tuple apart, and assign all of it.';
      return {
        text: refuse(context, expression.span, 'In CameLIGO, no component of a tuple is assigned.', hint),
        level: ATOM,
      };
    }
    if (operator) return refusedAssign(context, expression);
    return {
      text: `${name} := { ${name} with ${selectorsText(path)} = ${closed(piece(context, value))} }`,
      level: OPEN,
    };
  }
  if (!operator) return { text: `${name} := ${text(context, value, TUPLE)}`, level: OPEN };
  const target: Expression = { kind: 'variable', name: expression.target, span: expression.target.span };
  return { text: `${name} := ${binaryPiece(context, operator, target, value).text}`, level: OPEN };
}

function refusedAssign(context: Translating, { span }: Expression): Piece {
  return {
    text: refuse(context, span, 'A field is assigned with `=` only.', 'Write the operation out.'),
    level: ATOM,
  };
}

function conditional(
  context: Translating,
  node: IfStatement,
  others: readonly Statement[],
  after: Piece | undefined,
): Piece {
  const consequence = statementsOf(node.consequence);
  const alternative = node.alternative ? statementsOf(node.alternative) : [];
  const condition = text(context, node.condition);
  const choose = (then: Piece, otherwise: Piece | undefined): Piece => ({
    text: `if ${condition} then ${closed(then)}${otherwise ? ` else ${otherwise.text}` : ''}`,
    level: OPEN,
    ...((otherwise ?? then).open && otherwise && { open: true }),
  });
  const isDone = [consequence, alternative].map(ends);
  if (!returns(node)) {
    const unit = choose(
      sequence(context, consequence, undefined),
      node.alternative && sequence(context, alternative, undefined),
    );
    if (others.length === 0 && after === undefined) return unit;
    return then(context, unit, node, () => sequence(context, others, after));
  }
  if (isDone[0] || isDone[1]) {
    const first = isDone[0] ? sequence(context, consequence, undefined) : undefined;
    const second = isDone[1] ? sequence(context, alternative, undefined) : undefined;
    const behind = context.comments.behind(node.span);
    const written = first ?? sequence(context, [...consequence, ...others], after);
    return choose(
      behind ? { ...written, text: `${written.text}${behind}` } : written,
      second ?? sequence(context, [...alternative, ...others], after),
    );
  }
  const rest = sequence(context, others, after);
  if (rest.text.length > MAX_COPIED) {
    return refused(
      context,
      node,
      'Some branches of this `if` return and others do not, so CameLIGO would repeat what follows.',
      'Declare what follows as a function, or return in all branches.',
    );
  }
  return choose(sequence(context, consequence, rest), sequence(context, alternative, rest));
}

function statementsOf(node: Statement): readonly Statement[] {
  return node.kind === 'block' ? node.statements : [node];
}

/** Whether the statements always return. */
function ends(statements: readonly Statement[]): boolean {
  return statements.some((one) => {
    if (one.kind === 'return') return true;
    if (one.kind === 'block') return ends(one.statements);
    if (one.kind === 'switch') {
      const groups = groupCases(one.cases);
      const otherwise = defaultBody(one.cases);
      return otherwise !== undefined && ends(otherwise) && groups.every(({ body }) => ends(body));
    }
    return (
      one.kind === 'if' && one.alternative !== undefined && ends([one.consequence]) && ends([one.alternative])
    );
  });
}

/** Whether some branch returns. */
function returns(node: Statement): boolean {
  switch (node.kind) {
    case 'return':
      return true;
    case 'block':
      return node.statements.some(returns);
    case 'if':
      return returns(node.consequence) || (node.alternative !== undefined && returns(node.alternative));
    case 'switch':
      return node.cases.some(({ statements }) => statements.some(returns));
    default:
      return false;
  }
}

/** A `switch` as conditionals, where no case falls through. */
function switchChain(context: Translating, node: SwitchStatement): readonly Statement[] | undefined {
  const { span } = node;
  const groups = groupCases(node.cases).map(({ values, body }) => ({
    values: [...values].reverse(),
    ...untilBreak(body),
    body,
  }));
  const isPlain = node.subject.kind === 'variable' || node.subject.kind === 'projection';
  const otherwise = defaultBody(node.cases);
  const falls = groups
    .slice(0, otherwise ? undefined : -1)
    .some(({ breaks, body }) => !breaks && !ends(body));
  if (!isPlain || falls) {
    refuse(
      context,
      span,
      falls ? 'In CameLIGO, no case falls through to the next one.' : 'CameLIGO has no `switch`.',
      falls ? 'End each case with `break` or `return`.' : 'Give the value a name before the `switch`.',
    );
    return undefined;
  }
  const last = otherwise && untilBreak(otherwise).before;
  return (
    groups.reduceRight<readonly Statement[] | undefined>((rest, { values, before }) => {
      const tests = values.map(
        (value): Expression => ({
          kind: 'binary',
          operator: '=',
          operatorSpan: span,
          left: node.subject,
          right: value,
          span,
        }),
      );
      const condition = tests.reduce(
        (left, right): Expression => ({
          kind: 'binary',
          operator: '||',
          operatorSpan: span,
          left,
          right,
          span,
        }),
      );
      const consequence: Statement = { kind: 'block', statements: before, span };
      const alternative: Statement | undefined =
        rest && (rest.length === 1 ? rest[0] : { kind: 'block', statements: rest, span });
      return [{ kind: 'if', condition, consequence, ...(alternative && { alternative }), span }];
    }, last) ?? []
  );
}

function loopPiece(
  context: Translating,
  node: Extract<Statement, { kind: 'for' | 'for-of' | 'while' }>,
): Piece {
  if (
    returns(
      node.kind === 'for' ? (node.body ?? { kind: 'block', statements: [], span: node.span }) : node.body,
    )
  ) {
    return refused(
      context,
      node,
      'A loop cannot return.',
      'Assign the result to a variable, and return it behind the loop.',
    );
  }
  switch (node.kind) {
    case 'while': {
      const condition = text(context, node.condition);
      return {
        text: `while ${condition} do ${seriesText(context, statementsOf(node.body))} done`,
        level: OPEN,
      };
    }
    case 'for-of': {
      if (
        node.mutable &&
        assignsTo(node.body, node.pattern.kind === 'variable' ? node.pattern.name.text : '')
      ) {
        return refused(
          context,
          node,
          'In CameLIGO, the variable of a loop is not assigned.',
          'Copy it to a variable in the loop.',
        );
      }
      const collection = text(context, node.collection);
      return {
        text: `for ${patternText(context, node.pattern)} in ${collection} do ${seriesText(context, statementsOf(node.body))} done`,
        level: OPEN,
      };
    }
    case 'for': {
      const updates = node.update.map(
        (expression): Statement => ({ kind: 'expression', expression, span: expression.span }),
      );
      const condition = node.condition ? text(context, node.condition) : 'true';
      const body = seriesText(context, [...(node.body ? statementsOf(node.body) : []), ...updates]);
      const loop: Piece = { text: `while ${condition} do ${body} done`, level: OPEN };
      const whole = sequence(context, node.initial, loop);
      return node.initial.length === 0 ? loop : { text: `(${whole.text})`, level: ATOM };
    }
  }
}

function assignsTo(node: Statement, name: string): boolean {
  if (node.kind === 'block') return node.statements.some((one) => assignsTo(one, name));
  if (node.kind === 'if')
    return (
      assignsTo(node.consequence, name) ||
      (node.alternative !== undefined && assignsTo(node.alternative, name))
    );
  return (
    node.kind === 'expression' &&
    isAssigning(node.expression) &&
    'target' in node.expression &&
    node.expression.target.text === name
  );
}

/** The body of a loop: `a; b; let x = e in c`. */
function seriesText(context: Translating, statements: readonly Statement[]): string {
  const [first, ...others] = statements;
  if (!first) return '';
  const before = context.comments.before(first.span.from);
  if (first.kind === 'declaration') {
    const declared = localText(context, first.declaration);
    const behind = context.comments.behind(first.span);
    return `${before}${declared} in${behind} ${seriesText(context, others) || '()'}`;
  }
  const written =
    first.kind === 'expression' ? effectPiece(context, first) : sequence(context, [first], undefined);
  const isSimple = written.level >= 2 || /^(expression|for-of|while)$/.test(first.kind);
  const isOpen = first.kind === 'if' || written.open === true || !isSimple;
  const item = isOpen ? `(${written.text})` : written.text;
  const behind = context.comments.behind(first.span);
  return others.length === 0
    ? `${before}${item}${behind}`
    : `${before}${item};${behind} ${seriesText(context, others)}`;
}
