import type { Code } from 'mdast';
import { escapeHtml } from '../../model/html';
import type { Fail } from '../tree';

const ELEMENTS = new Set(
  'svg g defs marker rect line path polyline polygon circle ellipse text tspan'.split(' '),
);
const ATTRIBUTES = new Set(
  (
    'viewBox x y x1 y1 x2 y2 dx dy cx cy r rx ry width height d points class transform text-anchor font-size ' +
    'dominant-baseline font-weight'
  ).split(' '),
);
const TAG = /^<(\/?)([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*"[^"<]*")*)\s*(\/?)>$/;
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"<]*)"/g;

const ADVICE = `use ${[...ATTRIBUTES].join(', ')}; colours come from classes`;
const NOT_WELL_FORMED = 'This drawing is not well-formed (write attributes as name="value" and < as &lt;)';

/**
 * Renders a drawing in a fence. Only shapes and text with known attributes are allowed, so it follows the
 * theme and cannot contain scripts.
 */
export function renderDiagram(node: Code, fail: Fail): string {
  const title = /^title="([^"]+)"$/.exec((node.meta ?? '').trim())?.[1];
  if (!title) fail('A drawing needs a text alternative: write ```svg title="what it shows".', node);
  const svg = node.value.trim();
  const problem = findProblem(svg);
  if (problem) {
    fail(problem, node);
    return '';
  }
  const label = escapeHtml(title ?? '');
  const labelled = svg.replace(/>\s+</g, '><').replace('<svg', `<svg role="img" aria-label="${label}"`);
  return `<figure class="diagram">${labelled}</figure>`;
}

function findProblem(svg: string): string | undefined {
  if (!/^<svg\s[^>]*viewBox="/.test(svg)) return 'A drawing must start with <svg viewBox="...">.';
  const open: string[] = [];
  for (const { 0: source, index } of svg.matchAll(/<(?:"[^"]*"|[^">])*>?/g)) {
    const tag = TAG.exec(source);
    if (!tag) return `${NOT_WELL_FORMED} near '${svg.slice(index, index + 40)}'.`;
    const [, closes, name = '', attributes = '', empty] = tag;
    if (!ELEMENTS.has(name)) return `<${name}> is not allowed in a drawing: use ${[...ELEMENTS].join(', ')}.`;
    for (const [, attribute = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!ATTRIBUTES.has(attribute)) return `'${attribute}' is not allowed in a drawing: ${ADVICE}.`;
    }
    if (closes) {
      const last = open.pop();
      if (last === undefined) return `</${name}> closes nothing in this drawing: remove it.`;
      if (last !== name) return `<${last}> is not closed before </${name}> in this drawing: close it.`;
    } else if (!empty) open.push(name);
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed in this drawing: close it.` : undefined;
}
