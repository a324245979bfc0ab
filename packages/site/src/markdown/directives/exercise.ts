/** `::::exercise{title="…"}`: a task, a starting program, hidden tests, hints, wrong attempts and a solution. */
import type { Code, Nodes } from 'mdast';
import {
  EXERCISE_ROLES,
  type ExerciseRole,
  type ExerciseSource,
  type MistakeMarks,
  type WrongAttempt,
} from '../../model/exercise';
import { type DirectiveNode, element, type Fail, text } from '../tree';
import { type Directive, takeLabel } from './directive';
import {
  anchorOf,
  bySyntax,
  fold,
  inBothSyntaxes,
  isProgramFence,
  keepOutOfSamples,
  lineOf,
  textIn,
  titleOf,
} from './lesson-parts';

const MIN_WRONG = 3;

export const exercise: Directive = {
  names: ['exercise'],
  type: 'containerDirective',
  attributes: ['title'],
  usage: '::::exercise{title="…"} with start, tests and solution fences, :::hint and :::wrong blocks',
  compile(node, _label, fail) {
    const title = node.attributes?.title ?? '';
    if (!title) fail('An exercise has no title: write ::::exercise{title="…"}.', node);
    const id = anchorOf('exercise', title);
    const { task, codes, hints, wrong } = partsOf(node, fail);
    if (hints.length === 0) fail('An exercise needs a hint: add :::hint with what helps a reader on.', node);
    if (wrong.length < MIN_WRONG)
      fail(
        `An exercise needs ${MIN_WRONG} wrong attempts, and this one has ${wrong.length}: add :::wrong blocks.`,
        node,
      );
    const programsOf = (role: ExerciseRole) => inBothSyntaxes(codes[role], { what: role, owner: node, fail });
    const source: ExerciseSource = {
      id,
      line: lineOf(node),
      start: programsOf('start'),
      tests: programsOf('tests'),
      solution: programsOf('solution'),
      wrong: wrong.map(({ attempt }) => attempt),
    };
    const children = [
      titleOf('Exercise', [text(title)]),
      ...task,
      element('div', { className: ['exercise-start'] }, codes.start),
      element('div', {}, [], { island: 'exercise', exercise: source }),
      ...hints.map((hint, index) => fold(['exercise-hint'], [text(`Hint ${index + 1}`)], hint.children)),
      fold(['exercise-wrong'], [text('Typical mistakes')], [mistakeList(wrong.map(({ label }) => label))]),
      fold(['exercise-tests'], [text('The tests')], codes.tests),
      fold(['exercise-solution'], [text('A solution')], codes.solution),
    ];
    const section = element('section', { className: ['exercise', 'admonition', 'info'], id }, children, {
      anchor: id,
    });
    return { ...section, position: node.position };
  },
};

/** `:::hint` and `:::wrong` outside of an exercise; those inside are compiled by it. */
export const strayExercisePart: Directive = {
  names: ['hint', 'wrong'],
  type: 'containerDirective',
  label: 'optional',
  attributes: ['match', 'jsligo', 'cameligo', 'fails', 'passes'],
  usage: ':::hint or :::wrong[answer]{fails="test_name"} inside ::::exercise',
  compile(node, _label, fail) {
    fail(
      `:::${node.name} is outside of ::::exercise: put ::::exercise around it, with one more colon.`,
      node,
    );
    return [...node.children];
  },
};

interface Parts {
  readonly task: Nodes[];
  readonly codes: Readonly<Record<ExerciseRole, Code[]>>;
  readonly hints: DirectiveNode[];
  readonly wrong: { readonly label: readonly Nodes[]; readonly attempt: WrongAttempt }[];
}

function partsOf(node: DirectiveNode, fail: Fail): Parts {
  const parts: Parts = { task: [], codes: { start: [], tests: [], solution: [] }, hints: [], wrong: [] };
  for (const child of node.children) {
    if (isProgramFence(child)) {
      const role = roleOf(child, fail);
      if (role) parts.codes[role].push(keepOutOfSamples(child, `the ${role} of an exercise`));
    } else if (child.type === 'containerDirective' && child.name === 'hint') parts.hints.push(child);
    else if (child.type === 'containerDirective' && child.name === 'wrong')
      parts.wrong.push(wrongAttempt(child, fail));
    else parts.task.push(child);
  }
  return parts;
}

function roleOf(code: Code, fail: Fail): ExerciseRole | undefined {
  const role = EXERCISE_ROLES.find((one) => one === (code.meta ?? '').trim());
  if (!role) fail(`This fence has no role: write ${EXERCISE_ROLES.join(', ')} after its language.`, code);
  return role;
}

function wrongAttempt(node: DirectiveNode, fail: Fail): Parts['wrong'][number] {
  const label = takeLabel(node);
  if (label.length === 0)
    fail('A :::wrong has no answer: write :::wrong[what the reader is told]{fails="test_name"}.', node);
  const codes = node.children.filter(isProgramFence);
  const other = node.children.find((child) => !isProgramFence(child));
  if (other) fail('A :::wrong may contain only two fences: put the text into its label, :::wrong[…].', other);
  const programs = inBothSyntaxes(codes, { what: 'program', owner: node, fail });
  const answer = label.map((part) => textIn(part, 'jsligo')).join('');
  return { label, attempt: { ...marksOf(node, fail), answer, line: lineOf(node), programs } };
}

function marksOf(node: DirectiveNode, fail: Fail): MistakeMarks {
  const { fails, passes } = node.attributes ?? {};
  const match = bySyntax(node, 'match');
  for (const name of Object.keys(node.attributes ?? {}))
    if (!strayExercisePart.attributes?.includes(name))
      fail(`:::wrong has no attribute '${name}': write it as :::wrong[answer]{fails="…" match="…"}.`, node);
  for (const pattern of new Set(Object.values(match))) {
    const mistake = patternMistake(pattern);
    if (mistake) fail(`'${pattern}' is not a regular expression (${mistake}): correct it.`, node);
  }
  if (!fails && Object.keys(match).length === 0)
    fail('A :::wrong does not say what tells it: add fails="test_name", match="pattern" or both.', node);
  if (fails && passes !== undefined && passes !== null)
    fail('A :::wrong cannot both pass and fail a test: remove one of passes and fails.', node);
  return {
    ...(Object.keys(match).length > 0 && { match }),
    ...(fails && { fails }),
    ...(passes !== undefined && passes !== null && { passes: true }),
  };
}

function patternMistake(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*: /, '') : String(error);
  }
}

function mistakeList(labels: readonly (readonly Nodes[])[]): Nodes {
  const items = labels.map((label) => element('li', {}, label, { copy: 'listItem' }));
  return element('ul', {}, items, { copy: 'list' });
}
