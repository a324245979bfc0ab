import { expect, it } from 'vitest';
import { showHead } from './page-file';

const parse = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

const headOf = (page: string) => `<title>${page}</title>
  <meta name="description" content="About ${page}">
  <meta property="og:title" content="${page}">
  <meta property="og:url" content="https://site.example/${page}">
  <link rel="canonical" href="https://site.example/${page}">
  <link rel="alternate" type="text/markdown" href="/${page}.md">`;

it('the title, the metadata and the alternate links come from the fetched page', () => {
  document.head.innerHTML = `<link rel="icon" href="/icon.svg">${headOf('lists')}<meta name="robots" content="noindex">`;
  showHead(parse(headOf('sets')));
  expect(document.title).toBe('sets');
  expect(document.head.innerHTML).not.toMatch(/lists|noindex/);
  const valuesOf = (selector: string, name: string) =>
    [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
  expect(valuesOf('meta[property="og:title"]', 'content')).toEqual(['sets']);
  expect(valuesOf('meta[property="og:url"]', 'content')).toEqual(['https://site.example/sets']);
  expect(valuesOf('link[rel="alternate"]', 'href')).toEqual(['/sets.md']);
  expect(valuesOf('link[rel="icon"]', 'href')).toEqual(['/icon.svg']);
});
