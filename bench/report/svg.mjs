/** Small pieces of SVG that both charts use. Colours are read on white and on dark pages alike. */
export const COLOURS = { ours: '#4f5bd5', docusaurus: '#2e8555', vitepress: '#b8860b', starlight: '#b8479b' };

export function svg(title, { width, height }, parts) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" role="img">`,
    `<title>${title}</title>`,
    '<rect width="100%" height="100%" rx="8" fill="#ffffff"/>',
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

export function text(x, y, words, { anchor = 'start', weight = 400, fill = '#1c2033' } = {}) {
  const safe = String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-weight="${weight}" fill="${fill}">${safe}</text>`;
}

export function round(number) {
  return Math.round(number * 10) / 10;
}

export function legend(sites, x, y) {
  return sites.flatMap(({ name, label }, index) => [
    `<rect x="${x + index * 120}" y="${y - 10}" width="12" height="12" rx="2" fill="${COLOURS[name]}"/>`,
    text(x + index * 120 + 18, y, label),
  ]);
}
