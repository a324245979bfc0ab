import type { Nodes } from 'mdast';
import { textOf } from '../tree';
import { type Directive, element, takeLabel } from './directive';

/** `::::tabs` holding `:::tab[Label]` blocks: labels and panels, which to-html.ts puts into the component of tabs. */
export const tabs: Directive = {
  names: ['tabs'],
  kind: 'block',
  usage: '::::tabs with :::tab[Label] blocks inside',
  compile(node, _label, tools) {
    const number = tools.nextNumber();
    const buttons: Nodes[] = [];
    const panels: Nodes[] = [];
    for (const child of node.children) {
      if (child.type !== 'containerDirective' || child.name !== 'tab') {
        tools.fail('::::tabs may contain only :::tab[Label] blocks: move this text into one of them.', child);
        continue;
      }
      const label = takeLabel(child);
      if (label.length === 0) tools.fail('A :::tab has no label: write :::tab[Label].', child);
      const id = `tab-${number}-${buttons.length + 1}`;
      buttons.push(element('button', { id }, label));
      const dataLabel = label.map((part) => textOf(part)).join('');
      panels.push(element('div', { className: ['tab-panel'], dataLabel }, child.children, { copy: 'panel' }));
    }
    if (buttons.length === 0) tools.fail('::::tabs is empty: put :::tab[Label] blocks inside.');
    return element('div', { dataTabs: true }, [
      element('div', { className: ['tab-list'] }, buttons, { copy: 'hidden' }),
      ...panels,
    ]);
  },
};

/** A `:::tab` outside of `::::tabs`; those inside are compiled by the outer directive. */
export const strayTab: Directive = {
  names: ['tab'],
  kind: 'block',
  label: 'optional',
  usage: ':::tab[Label] inside ::::tabs',
  compile(node, _label, tools) {
    tools.fail(':::tab is outside of ::::tabs: put ::::tabs around it, with one more colon.');
    return node.children as Nodes[];
  },
};
