import { type Directive, element } from './directive';

/** `:::details[Summary]`: text that is folded until asked for. */
export const details: Directive = {
  names: ['details'],
  kind: 'block',
  attributes: [],
  label: 'required',
  usage: ':::details[Summary]',
  compile(node, label) {
    return element('details', { className: ['fold'] }, [
      element('summary', {}, label),
      element('div', { className: ['fold-body'] }, node.children),
    ]);
  },
};
