import { expect, it } from 'vitest';
import { showBar, showHead } from './page-file';

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

it('the bar marks and links what the fetched page does; its search field stays', () => {
  const barOf = (current: string, version: string) => `<header class="navbar">
      <div class="navbar-item is-doc"><a href="/docs"${current === 'docs' ? ' aria-current="true"' : ''}>Docs</a></div>
      <div class="navbar-item is-link"><a href="/blog"${current === 'blog' ? ' aria-current="true"' : ''}>Blog</a></div>
      <div class="navbar-item is-search"><a href="/search">Search</a></div>
      <div class="navbar-item is-versions"><a data-version="1" href="${version}">1</a></div></header>`;
  document.body.innerHTML = barOf('docs', '/docs/1/lists');
  const [docs, blog, search] = document.querySelectorAll('a');
  showBar(new DOMParser().parseFromString(barOf('blog', '/docs/1'), 'text/html'));
  expect(document.body.innerHTML).toBe(barOf('blog', '/docs/1'));
  expect([docs, blog, search].map((link) => link?.isConnected)).toEqual([false, false, true]);
});
