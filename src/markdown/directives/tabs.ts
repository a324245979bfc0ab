import type { Nodes } from 'mdast';
import { textOf } from '../tree';
import { type Directive, element, takeLabel } from './directive';

/** `::::tabs` holding `:::tab[Label]` blocks. Without script all panels are shown, each under its label. */
export const tabs: Directive = {
  names: ['tabs'],
  kind: 'block',
  attributes: [],
  label: 'none',
  usage: '::::tabs with :::tab[Label] blocks inside',
  compile(node, _label, tools) {
    const number = tools.nextNumber();
    const buttons: Nodes[] = [];
    const panels: Nodes[] = [];
    for (const child of node.children) {
      if (child.type !== 'containerDirective' || child.name !== 'tab') {
        tools.fail(
          '::::tabs may hold nothing but :::tab[Label] blocks: move this text into one of them.',
          child,
        );
        continue;
      }
      const label = takeLabel(child);
      if (label.length === 0) tools.fail('A :::tab has no label: write :::tab[Label].', child);
      const id = `tab-${number}-${buttons.length + 1}`;
      const isFirst = buttons.length === 0;
      buttons.push(tabButton(id, isFirst, label));
      panels.push(tabPanel(id, isFirst, label, child.children));
    }
    if (buttons.length === 0) tools.fail('::::tabs is empty: put :::tab[Label] blocks inside.');
    return element('div', { className: ['tabs'] }, [
      element('div', { className: ['tab-list'], role: 'tablist' }, buttons),
      ...panels,
    ]);
  },
};

/** A `:::tab` outside of `::::tabs`: the outer directive takes those that stand in their place. */
export const strayTab: Directive = {
  names: ['tab'],
  kind: 'block',
  attributes: [],
  label: 'optional',
  usage: ':::tab[Label] inside ::::tabs',
  compile(node, _label, tools) {
    tools.fail(':::tab stands outside of ::::tabs: put ::::tabs around it, with one colon more.');
    return node.children as Nodes[];
  },
};

function tabButton(id: string, selected: boolean, label: Nodes[]): Nodes {
  return element(
    'button',
    {
      type: 'button',
      role: 'tab',
      id,
      ariaControls: [`${id}-panel`],
      ariaSelected: selected ? 'true' : 'false',
      tabIndex: selected ? undefined : -1,
    },
    label,
  );
}

function tabPanel(id: string, selected: boolean, label: Nodes[], children: Nodes[]): Nodes {
  return element(
    'div',
    {
      className: selected ? ['tab-panel', 'is-shown'] : ['tab-panel'],
      role: 'tabpanel',
      id: `${id}-panel`,
      ariaLabelledBy: [id],
      tabIndex: 0,
      dataLabel: label.map((part) => textOf(part)).join(''),
    },
    children,
  );
}
