/** `:::figure[caption]{trace="calls"}`: what the tests of a program do on the chain, drawn from a run. */
import type { Html, Nodes } from 'mdast';
import { FIGURE_KINDS, type FigureKind, type Stories } from '../../model/figure';
import { SYNTAXES, type Syntax } from '../../model/syntax';
import { sequenceSvg } from '../code/sequence';
import { storySentences } from '../code/story-text';
import { element, text } from '../tree';
import type { Directive } from './directive';
import { fold, inBothSyntaxes, isProgramFence, keepOutOfSamples } from './lesson-parts';

export const figure: Directive = {
  names: ['figure'],
  type: 'containerDirective',
  label: 'required',
  attributes: ['trace'],
  usage: ':::figure[What it shows]{trace="calls"}',
  compile(node, label, fail) {
    const kind = FIGURE_KINDS.find((one) => one === node.attributes?.trace);
    if (!kind)
      fail(`A :::figure does not say what is drawn: add trace="${FIGURE_KINDS.join('" or trace="')}".`, node);
    const codes = node.children.filter(isProgramFence);
    inBothSyntaxes(codes, { what: 'program', owner: node, fail });
    for (const code of codes) keepOutOfSamples(code, 'the program of a figure');
    const others = node.children.filter((child) => !isProgramFence(child));
    const { stories } = node.data ?? {};
    const caption = element('figcaption', {}, label, { copy: 'title' });
    const drawn = stories ? drawnIn(stories, kind ?? 'calls') : [];
    return element('figure', { className: ['trace', 'diagram'] }, [
      caption,
      ...drawn,
      ...others,
      fold(['trace-program'], [text('The program of this figure')], codes),
    ]);
  },
};

/** One drawing, or one for each syntax if their values are written differently. */
function drawnIn(stories: Stories, kind: FigureKind): Nodes[] {
  const inSyntax = (syntax: Syntax) => drawing(stories, syntax, kind);
  const same = JSON.stringify(inSyntax('jsligo')) === JSON.stringify(inSyntax('cameligo'));
  if (same) return inSyntax('jsligo');
  return SYNTAXES.map((syntax) =>
    element('div', { className: [`s-${syntax}`] }, inSyntax(syntax), { syntax }),
  );
}

function drawing(stories: Stories, syntax: Syntax, kind: FigureKind): Nodes[] {
  const story = stories[syntax];
  const items = storySentences(story).map((sentence, index) =>
    element('li', { dataStep: String(index + 1) }, sentence, { copy: 'listItem' }),
  );
  const list = element('ol', { className: ['trace-steps'] }, items, { copy: 'list' });
  const bar = story.steps.length > 1 ? [element('div', {}, [], { island: 'steps' })] : [];
  if (kind === 'storage') return [...bar, list];
  const svg: Html = { type: 'html', value: sequenceSvg(story), data: { isOwn: true } };
  const scrolled = { className: ['trace-lanes'], tabIndex: 0, role: 'group', ariaLabel: 'Drawing' };
  return [element('div', scrolled, [svg]), ...bar, list];
}
