import { type Directive, element } from './directive';

/** `:::details[Summary]`: text that is hidden until the reader opens it. */
export const details: Directive = {
  names: ['details'],
  kind: 'block',
  attributes: [],
  label: 'required',
  usage: ':::details[Summary]',
  compile(node, label) {
    const body = element('div', { className: ['fold-body'] }, node.children);
    return element('details', { className: ['fold'] }, [element('summary', {}, label), body], 'titled');
  },
};
