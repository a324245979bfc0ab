/** Drawings in files: scripts and whatever loads something from elsewhere are refused, leftovers of editors removed. */

export type CheckedSvg =
  | { readonly svg: string; readonly width: number; readonly height: number }
  | { readonly problem: string };

const ELEMENTS = new Set(
  (
    'svg g defs symbol use marker mask pattern clipPath linearGradient radialGradient stop rect line path polyline ' +
    'polygon circle ellipse text tspan textPath title desc style'
  ).split(' '),
);
const TAG = /^<(\/?)([\w:-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>$/;
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*("[^"<]*"|'[^'<]*')/g;
/** What drawing programs add: other namespaces and metadata. */
const LEFTOVER = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*>|<metadata\b[\s\S]*?<\/metadata>/gi;
const FOREIGN = /^(?!xmlns$|xlink:href$|xmlns:xlink$|xml:space$)[\w.-]+:/;

export function checkSvg(text: string): CheckedSvg {
  const source = text.replace(LEFTOVER, '').trim();
  if (!/^<svg[\s>]/.test(source))
    return { problem: 'This is not an SVG drawing: it does not start with <svg>.' };
  const open: string[] = [];
  let root = '';
  let problem: string | undefined;
  const svg = source.replace(/<(?:"[^"]*"|'[^']*'|[^"'>])*>?/g, (found) => {
    const [, closes, name = '', attributes = '', empty] = TAG.exec(found) ?? [];
    if (name === '') problem ??= `The drawing is not well-formed near '${found.slice(0, 40)}'.`;
    else if (FOREIGN.test(name)) return '';
    else if (!ELEMENTS.has(name))
      problem ??= `The drawing contains <${name}>, which is not allowed in a published drawing: remove it.`;
    else if (closes) {
      const last = open.pop();
      if (last === undefined) problem ??= `</${name}> closes nothing in the drawing.`;
      else if (last !== name) problem ??= `<${last}> is not closed before </${name}> in the drawing.`;
    } else {
      if (!empty) open.push(name);
      const kept = attributes.replace(ATTRIBUTE, (whole, key: string, value: string) => {
        if (FOREIGN.test(key)) return '';
        problem ??= attributeProblem(key, value.slice(1, -1));
        return whole;
      });
      root ||= kept;
      return `<${name}${kept}${empty ? '/' : ''}>`;
    }
    return found;
  });
  if (/@import|url\(\s*['"]?(?!['"]?#)/i.test(svg))
    problem ??= 'The drawing loads something from elsewhere: embed or remove it.';
  if (open.length > 0) problem ??= `<${open.at(-1)}> is not closed in the drawing.`;
  const size = sizeOf(root);
  if (!size) problem ??= 'The drawing has no size: give <svg> a viewBox, or width and height.';
  return problem !== undefined || !size ? { problem: problem ?? '' } : { svg: `${svg}\n`, ...size };
}

function attributeProblem(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `The drawing contains a script ('${name}'): remove it.`;
  if (/^(xlink:)?href$/.test(name) && !value.startsWith('#'))
    return `The drawing loads or links to '${value.slice(0, 40)}': embed or remove it.`;
  return undefined;
}

function sizeOf(attributes: string) {
  const fieldOf = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*?)\\s*["']`).exec(attributes)?.[1];
  const [, , boxWidth, boxHeight] = (fieldOf('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const lengthOf = (name: string) => Number(/^([\d.]+)(px)?$/.exec(fieldOf(name) ?? '')?.[1]);
  const [width, height] = [lengthOf('width') || boxWidth, lengthOf('height') || boxHeight];
  return width && height ? { width: Math.round(width), height: Math.round(height) } : undefined;
}
