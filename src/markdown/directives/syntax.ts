import { parseSyntax, SYNTAXES } from '../../model/syntax';
import { type Directive, element } from './directive';

/** `:::jsligo` and `:::cameligo`: blocks for the readers of one syntax. */
export const syntaxBlock: Directive = {
  names: SYNTAXES,
  kind: 'block',
  attributes: [],
  label: 'none',
  usage: ':::jsligo',
  compile(node) {
    const block = element('div', { className: [`s-${node.name}`] }, node.children);
    block.data.syntax = parseSyntax(node.name);
    return block;
  },
};

/** `:jsligo[namespace]` and `:cameligo[module]`: words for the readers of one syntax. */
export const syntaxWords: Directive = {
  names: SYNTAXES,
  kind: 'inline',
  attributes: [],
  label: 'required',
  usage: ':jsligo[words]',
  compile(node) {
    node.data = { ...node.data, hName: 'span', hProperties: { className: [`s-${node.name}`] } };
    return node;
  },
};
