/** The features of CSS that a style sheet uses, as far as they can be read from its text. */
import { type ChildNode, type Container, type Declaration, parse } from 'postcss';
import { type Feature, featureAt, within } from './browser-support';

export interface UsedFeature {
  /** As one would search for it: `:has()`, `color-mix()`, `text-wrap: balance`. */
  readonly name: string;
  readonly feature: Feature;
  /** The selector or the at-rule in which it is used. */
  readonly where: string;
}

/** Leaves out what `@supports` guards, and values that follow a simpler one for the same property. */
export function featuresOfStyle(css: string): UsedFeature[] {
  const found: UsedFeature[] = [];
  const add = (name: string, where: string, ...path: readonly string[]) => {
    const feature = featureAt('css', ...path);
    if (feature) found.push({ name, feature, where });
  };
  const visit = (node: ChildNode) => {
    if (node.type === 'atrule') {
      if (node.name === 'supports') return;
      add(`@${node.name}`, node.params, 'at-rules', node.name);
      if (node.name === 'media')
        for (const [, name = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g))
          add(`@media (${name})`, node.params, 'at-rules', 'media', name.replace(/^(min|max)-/, ''));
    } else if (node.type === 'rule') {
      const isFrame = /^(from|to|[\d.]+%)/.test(node.selector);
      for (const [pseudo] of isFrame ? [] : withoutTexts(node.selector).matchAll(/::?[a-z-]+/g))
        add(pseudo, node.selector, 'selectors', pseudo.replace(/^:+/, ''));
    } else if (node.type === 'decl' && !hasFallback(node)) readDeclaration(node, add);
    if ('nodes' in node) (node as Container).nodes?.forEach(visit);
  };
  parse(css).nodes.forEach(visit);
  return found;
}

type Add = (name: string, where: string, ...path: readonly string[]) => void;

function readDeclaration({ prop, value, parent }: Declaration, add: Add): void {
  if (prop.startsWith('-')) return;
  const where = parent && 'selector' in parent ? String(parent.selector) : '';
  add(prop, where, 'properties', prop);
  const text = withoutTexts(value);
  for (const [word] of text.matchAll(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g))
    if (within(featureAt('css', 'properties', prop), word))
      add(`${prop}: ${word}`, where, 'properties', prop, word);
  for (const [, name = ''] of text.matchAll(/(?<![\w-])([a-z][a-z-]+)\(/g))
    for (const path of [
      ['types', name],
      ['types', 'color', name],
      ['types', 'image', 'gradient', name],
    ])
      add(`${name}()`, where, ...path);
  for (const [, unit = ''] of text.matchAll(/\d(lh|rlh|dvh|svh|lvh|dvw|cqw|cqi|cqb|ic|cap)\b/g))
    add(unit, where, 'types', 'length', unit.endsWith('vh') ? 'viewport_percentage_units_dynamic' : unit);
}

/** Whether a browser that does not know the value keeps another one for the same property. */
function hasFallback(node: Declaration): boolean {
  const before = node.prev();
  return before?.type === 'decl' && before.prop === node.prop;
}

function withoutTexts(css: string): string {
  return css.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|\[[^\]]*\]/g, '');
}
