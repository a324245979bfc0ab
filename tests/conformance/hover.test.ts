import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type HoverFile, unpackSample } from '../../packages/site/src/model/hover';
import { DIST, filesOf, pagesOf } from '../helpers/dist';
import { LATEST } from '../helpers/latest';
import { sampleTexts } from '../helpers/page-samples';

/** Bytes after brotli: the longest guide, and the longest reference page, with an entry for each name. */
const MAX_OF_GUIDE = 15_000;
const MAX_OF_REFERENCE = 18_000;

interface Page {
  readonly path: string;
  readonly html: string;
  readonly file: string;
}

/** The home page has several texts, each with a file. */
const pages = pagesOf(DIST).flatMap(({ path, html }): Page[] => {
  const texts = [...html.matchAll(/data-hover="\/([^"]+)"/g)];
  return texts.map(({ 1: file = '', index }, number) => {
    const end = texts[number + 1]?.index;
    return { path, html: html.slice(number === 0 ? 0 : index, end), file };
  });
});

const hoverFile = (file: string): HoverFile => JSON.parse(readFileSync(join(DIST, file), 'utf8'));

function compressedSize(content: Buffer, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

describe('the names in the samples of all pages', () => {
  test('have a file on every page with samples', () => {
    const without = pagesOf(DIST).filter(
      ({ html }) => /<figure class="code s-/.test(html) && !html.includes('data-hover='),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
    expect(pages.length).toBeGreaterThan(500);
  });

  test('are in the text of the page at the positions in the file', () => {
    const wrong: string[] = [];
    for (const { path, html, file } of pages.filter(({ path: one }) => !/\/docs\/1\./.test(one))) {
      const samples = sampleTexts(html);
      const names = hoverFile(file);
      if (samples.length !== names.samples.length) wrong.push(`${path}: ${samples.length} samples`);
      for (const [index, text] of samples.entries()) {
        for (const { from, word, declaration } of unpackSample(names, index, text)) {
          const isWhole = word && !/[\w']/.test(text.charAt(from - 1));
          if (!isWhole || !declaration.includes(word)) wrong.push(`${path}: ${word}, ${declaration}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('lead to headings of the reference that exist in the version of the page', () => {
    const known = new Map(pagesOf(DIST).map(({ path, html }) => [path, html]));
    const wrong = pages.flatMap(({ path, html, file }) => {
      const docs = /data-docs="([^"]+)"/.exec(html)?.[1] ?? '';
      return hoverFile(file).names.flatMap(({ address, title, summary = '' }) => {
        if (address === undefined) return [];
        const [target = '', anchor] = `${docs}/${address}`.split('#');
        const isThere = known.get(target)?.includes(anchor ? `id="${anchor}"` : '<h1');
        return isThere && title && !summary.includes('](') ? [] : [`${path}: ${title} ${address}`];
      });
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('stay within the budget', () => {
    const tooLarge = [...new Map(pages.map(({ file, path }) => [file, path]))].filter(([file, path]) => {
      const most = path.includes('/reference/') ? MAX_OF_REFERENCE : MAX_OF_GUIDE;
      const content = readFileSync(join(DIST, file));
      // Most are small enough without the effort of the best compression.
      return content.length > most && [5, 11].every((quality) => compressedSize(content, quality) > most);
    });
    expect(tooLarge).toEqual([]);
  });

  test('are included in offline reading', () => {
    const list: { files: Record<string, string> } = JSON.parse(
      readFileSync(join(DIST, `offline/${LATEST}.json`), 'utf8'),
    );
    const own = pages.filter(({ path }) => path in list.files);
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(({ file }) => !(`/${file}` in list.files)).map(({ path }) => path)).toEqual([]);
    const listed = Object.keys(list.files).filter((file) => file.startsWith('/assets/hover/'));
    const written = new Set(filesOf(DIST));
    expect(listed.filter((file) => !written.has(file.slice(1)))).toEqual([]);
  });
});
