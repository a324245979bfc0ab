import { text } from '../tree';
import { type Directive, element } from './directive';

const KINDS = ['note', 'tip', 'info', 'caution', 'danger'] as const;

/** `:::note[Title]`, `:::tip` and so on: a remark set apart from the text. */
export const admonition: Directive = {
  names: KINDS,
  kind: 'block',
  attributes: [],
  label: 'optional',
  usage: ':::note[Title]',
  compile(node, label) {
    const title = label.length > 0 ? label : [text(node.name[0]?.toUpperCase() + node.name.slice(1))];
    const body = [element('p', { className: ['admonition-title'] }, title), ...node.children];
    return element('div', { className: ['admonition', node.name], role: 'note' }, body, 'quote');
  },
};
