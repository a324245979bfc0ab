import type { Nodes } from 'mdast';
import { element } from '../tree';
import { type Directive, takeLabel } from './directive';

/**
 * `::::tabs` with `:::tab[Label]` blocks: each starts with its label; to-html.ts renders the component. With `by=system`
 * and the labels Linux, macOS and Windows, the one of the reader's system is shown first.
 */
export const tabs: Directive = {
  names: ['tabs'],
  type: 'containerDirective',
  attributes: ['by'],
  usage: '::::tabs with :::tab[Label] blocks inside',
  compile(node, _label, fail) {
    const found: Nodes[] = [];
    for (const child of node.children) {
      if (child.type !== 'containerDirective' || child.name !== 'tab') {
        fail('::::tabs may contain only :::tab[Label] blocks: move this text into one of them.', child);
        continue;
      }
      const label = takeLabel(child);
      if (label.length === 0) fail('A :::tab has no label: write :::tab[Label].', child);
      const button = element('button', {}, label, { copy: 'title' });
      found.push(element('div', {}, [button, ...child.children]));
    }
    if (found.length === 0) fail('::::tabs is empty: put :::tab[Label] blocks inside.', node);
    const { by } = node.attributes ?? {};
    if (by && by !== 'system') fail(`::::tabs cannot be chosen by '${by}': write by=system.`, node);
    return element('div', {}, found, { island: 'tabs', ...(by && { bySystem: true }) });
  },
};

/** A `:::tab` outside of `::::tabs`; those inside are compiled by the outer directive. */
export const strayTab: Directive = {
  names: ['tab'],
  type: 'containerDirective',
  label: 'optional',
  usage: ':::tab[Label] inside ::::tabs',
  compile(node, _label, fail) {
    fail(':::tab is outside of ::::tabs: put ::::tabs around it, with one more colon.', node);
    return [...node.children];
  },
};
