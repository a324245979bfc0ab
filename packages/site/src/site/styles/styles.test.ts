import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** The declarations of a style sheet within media queries on width. */
function declarationsByWidth(css: string): string[] {
  return [...css.matchAll(/@media[^{]*-width[^{]*\{((?:[^{}]*\{[^}]*\})*)/g)].flatMap(([, body]) =>
    [...(body ?? '').matchAll(/[{;]\s*([\w-]+)\s*:/g)].map(([, property]) => property ?? ''),
  );
}

describe.each(sheets)('%s', (name) => {
  it('shows the same colours at every width', () => {
    const coloured = declarationsByWidth(read(name)).filter((property) =>
      /colou?r|^--(?!space)/.test(property),
    );
    expect(coloured).toEqual([]);
  });

  it('takes its colours from the tokens', () => {
    if (name === 'tokens.css') return;
    expect(read(name).match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/gi) ?? []).toEqual([]);
  });
});

it('the check finds declarations within media queries on width', () => {
  const css = 'a { color: red; } @media (max-width: 9px) { a { color: blue; top: 0 } b { left: 1px; } }';
  expect(declarationsByWidth(css)).toEqual(['color', 'top', 'left']);
});
