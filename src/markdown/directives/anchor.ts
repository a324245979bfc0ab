import { type Directive, element } from './directive';

/** `::anchor{#id}`: a former anchor of the heading below it, so that old links still find it. */
export const anchor: Directive = {
  names: ['anchor'],
  kind: 'leaf',
  attributes: ['id'],
  label: 'none',
  usage: '::anchor{#former-anchor}',
  compile(node, _label, tools) {
    const id = node.attributes?.id ?? '';
    if (!id) tools.fail('::anchor has no id: write it as ::anchor{#former-anchor}.');
    const place = element('span', { id }, [], 'hidden');
    place.data.anchor = id;
    return place;
  },
};
