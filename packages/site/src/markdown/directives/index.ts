/** The directives of the dialect. */
import { parseSyntax, SYNTAXES } from '../../model/syntax';
import { element, text } from '../tree';
import type { Directive } from './directive';
import { exercise, strayExercisePart } from './exercise';
import { figure } from './figure';
import { fold } from './lesson-parts';
import { predict, strayWhy } from './predict';
import { fails, sample } from './sample';
import { strayTab, tabs } from './tabs';

/** Admonitions that look like another one. */
const LOOKS: Readonly<Record<string, string>> = { pitfall: 'danger', recap: 'tip' };

export const DIRECTIVES: readonly Directive[] = [
  // `:::note[Title]`, `:::tip` and so on: an admonition.
  {
    names: ['note', 'tip', 'info', 'caution', 'danger', 'pitfall', 'recap'],
    type: 'containerDirective',
    label: 'optional',
    usage: ':::note[Title]',
    compile(node, label) {
      const title = label.length > 0 ? label : [text(node.name[0]?.toUpperCase() + node.name.slice(1))];
      const heading = element('p', { className: ['admonition-title'] }, title, { copy: 'title' });
      const properties = { className: ['admonition', LOOKS[node.name] ?? node.name], role: 'note' };
      return element('div', properties, [heading, ...node.children], { copy: 'blockquote' });
    },
  },
  // `::anchor{#id}`: a former anchor of the heading below it, so that old links still work.
  {
    names: ['anchor'],
    type: 'leafDirective',
    attributes: ['id'],
    usage: '::anchor{#former-anchor}',
    compile(node, _label, fail) {
      const id = node.attributes?.id ?? '';
      if (!id) fail('::anchor has no id: write it as ::anchor{#former-anchor}.', node);
      return { ...element('span', { id }, [], { anchor: id }), position: node.position };
    },
  },
  // `:::details[Summary]`: text that is hidden until the reader opens it.
  {
    names: ['details'],
    type: 'containerDirective',
    label: 'required',
    usage: ':::details[Summary]',
    compile: (node, label) => fold([], label, node.children),
  },
  // `:::deep-dive[Title]`: what most readers can skip, folded.
  {
    names: ['deep-dive'],
    type: 'containerDirective',
    label: 'required',
    usage: ':::deep-dive[Title]',
    compile: (node, label) => fold(['deep-dive'], [text('Deep dive: '), ...label], node.children),
  },
  exercise,
  strayExercisePart,
  figure,
  predict,
  strayWhy,
  fails,
  sample,
  strayTab,
  // `:::jsligo` and `:::cameligo`: blocks for the readers of one syntax.
  {
    names: SYNTAXES,
    type: 'containerDirective',
    usage: ':::jsligo',
    compile: ({ name, children }) =>
      element('div', { className: [`s-${name}`] }, children, { syntax: parseSyntax(name) }),
  },
  // `:jsligo[namespace]` and `:cameligo[module]`: words for the readers of one syntax.
  {
    names: SYNTAXES,
    type: 'textDirective',
    label: 'required',
    usage: ':jsligo[words]',
    compile: ({ name }, label) =>
      element('span', { className: [`s-${name}`] }, label, { syntax: parseSyntax(name) }),
  },
  tabs,
  // `:::since{version=1.10.0}` and `:::until`: applied before the others, in versions.ts.
  {
    names: ['since', 'until'],
    type: 'containerDirective',
    attributes: ['version', 'badge', 'instead'],
    usage: ':::since{version=1.10.0}',
    compile: ({ children }) => [...children],
  },
  // `:since[words]{version=1.10.0}` and `:until`: words for some versions.
  {
    names: ['since', 'until'],
    type: 'textDirective',
    attributes: ['version'],
    label: 'required',
    usage: ':since[words]{version=1.10.0}',
    compile: (_node, label) => label,
  },
  // `::changed{version=1.10.0 text="…"}` and `::deprecated{since=1.10.0 use="…"}`: badges, applied in versions.ts too.
  {
    names: ['changed'],
    type: 'leafDirective',
    attributes: ['version', 'text'],
    usage: '::changed{version=1.10.0 text="What changed."}',
    compile: () => [],
  },
  {
    names: ['deprecated'],
    type: 'leafDirective',
    attributes: ['since', 'use'],
    usage: '::deprecated{since=1.10.0 use="List.map"}',
    compile: () => [],
  },
  // `:deprecated[words]{since=1.10.0 use="…"}`: struck through where they are deprecated.
  {
    names: ['deprecated'],
    type: 'textDirective',
    attributes: ['since', 'use'],
    label: 'required',
    usage: ':deprecated[words]{since=1.10.0 use="List.map"}',
    compile: (_node, label) => label,
  },
  // `:row{since=1.10.0}`: a row of a table for some versions.
  {
    names: ['row'],
    type: 'textDirective',
    attributes: ['since', 'until'],
    usage: ':row{since=1.10.0}',
    compile: () => [],
  },
];
