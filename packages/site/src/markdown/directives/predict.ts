/** `::::predict[title]{value="…" right="…"}`: a question about what a program returns, which readers answer first. */
import type { List, Nodes } from 'mdast';
import type { AnswerBySyntax, PredictionSource } from '../../model/exercise';
import { SYNTAXES, type Syntax } from '../../model/syntax';
import { element, type Fail, text } from '../tree';
import type { Directive } from './directive';
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

export const predict: Directive = {
  names: ['predict'],
  type: 'containerDirective',
  label: 'required',
  attributes: ['value', 'right', 'jsligo', 'cameligo'],
  usage: '::::predict[What is the total?]{value="total" right="6"}',
  compile(node, label, fail) {
    const { value = '' } = node.attributes ?? {};
    if (!value) fail('A ::::predict names no value: add value="name", a constant or a test.', node);
    const right = bySyntax(node, 'right');
    if (right.jsligo === undefined || right.cameligo === undefined)
      fail('A ::::predict has no right answer: add right="…", or jsligo="…" and cameligo="…".', node);
    const codes = node.children.filter(isProgramFence);
    const programs = inBothSyntaxes(codes, { what: 'program', owner: node, fail });
    for (const code of codes) keepOutOfSamples(code, 'the program of a prediction');
    const why = node.children.filter((child) => isWhy(child));
    if (why.length !== 1) fail('A ::::predict needs one :::why block, which explains the answer.', node);
    const lists = node.children.filter((child) => child.type === 'list');
    const source: PredictionSource = {
      id: anchorOf('predict', label.map((node) => textIn(node, 'jsligo')).join('')),
      line: lineOf(node),
      programs,
      value: value ?? '',
      right: { jsligo: right.jsligo ?? '', cameligo: right.cameligo ?? '' },
      choices: lists.flatMap(choicesOf),
    };
    for (const list of lists) checkChoices(list, source, fail);
    const children = node.children.map((child): Nodes => {
      if (child.type === 'list') return element('div', { className: ['choices'] }, [child]);
      return isWhy(child) ? answerFold(source, child) : child;
    });
    const answers = children.findIndex((child) => child.type === 'wrapper' && child.data.hName === 'details');
    children.splice(answers, 0, element('div', {}, [], { island: 'predict', prediction: source }));
    const section = element(
      'section',
      { className: ['predict', 'admonition', 'info'], id: source.id },
      [titleOf('Predict', label), ...children],
      { anchor: source.id },
    );
    return { ...section, position: node.position };
  },
};

/** A `:::why` outside of a prediction. */
export const strayWhy: Directive = {
  names: ['why'],
  type: 'containerDirective',
  usage: ':::why inside ::::predict',
  compile(node, _label, fail) {
    fail(':::why is outside of ::::predict: put ::::predict around it, with one more colon.', node);
    return [...node.children];
  },
};

function isWhy(node: Nodes): node is Extract<Nodes, { type: 'containerDirective' }> {
  return node.type === 'containerDirective' && node.name === 'why';
}

function answerFold({ right }: PredictionSource, why: Extract<Nodes, { type: 'containerDirective' }>): Nodes {
  const shown: Nodes[] =
    right.jsligo === right.cameligo
      ? [{ type: 'inlineCode', value: right.jsligo }]
      : SYNTAXES.map((syntax) =>
          element('span', { className: [`s-${syntax}`] }, [{ type: 'inlineCode', value: right[syntax] }], {
            syntax,
          }),
        );
  return fold(['predict-answer'], [text('The answer')], [element('p', {}, shown), ...why.children]);
}

function choicesOf(list: List): AnswerBySyntax[] {
  const choiceIn = (item: Nodes, syntax: Syntax) => textIn(item, syntax).trim();
  return list.children.map((item) => ({
    jsligo: choiceIn(item, 'jsligo'),
    cameligo: choiceIn(item, 'cameligo'),
  }));
}

/** In each syntax, exactly one choice is the right answer. */
function checkChoices(list: List, { right, choices }: PredictionSource, fail: Fail): void {
  if (choices.length < 2) fail('A ::::predict with a list needs two choices: add one.', list);
  for (const syntax of SYNTAXES) {
    const texts = choices.map((choice) => choice[syntax]);
    const count = texts.filter((choice) => choice === right[syntax]).length;
    if (count !== 1) {
      const words = `The right answer, '${right[syntax]}', is ${count === 0 ? 'none' : 'more than one'} of the choices`;
      fail(`${words} (${texts.join(' | ')}): write it once, exactly so.`, list);
    }
  }
}
