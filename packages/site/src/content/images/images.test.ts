import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { madeUpSite } from '../../../../../tests/helpers/made-up-site';
import { type Files, pageText, tinySite } from '../../../../../tests/helpers/tiny-site';
import type { OutputFile } from '../../generator/output';
import { imageFiles, imageOutputs } from '../../generator/outputs/images';
import { resolveArticle } from '../../generator/pages/article';
import { loadSiteContent } from '../../generator/site-content';
import { formatProblem } from '../../model/problem';
import type { SiteConfig } from '../../model/site';

/** A picture with a shape in it, so that formats differ. */
function madePicture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  background = '#336699',
): Promise<Buffer> {
  const shape = `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="#fc0"/></svg>`;
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: Buffer.from(shape) }])
    .toFormat(format)
    .toBuffer();
}

const WIDE = await madePicture(1000, 500);
const GIF = await madePicture(10, 10, 'gif');
const SMALL = await madePicture(10, 10);
const HUGE = await madePicture(6000, 5000);
const DARK = await madePicture(1000, 500, 'png', '#111');

async function load(files: Files, site: SiteConfig = madeUpSite()) {
  const root = await tinySite({
    'content/sidebars.yaml': 'sidebars: { docs: { label: D, items: [lists] } }\n',
    ...files,
  });
  const all = await loadSiteContent({ root, site, includeDrafts: false });
  const page = all.content.pages[0];
  const variant = page?.variants[0];
  const text =
    page && variant && resolveArticle(all, all.latest, { file: page.file, ...variant }, '/docs/lists');
  return {
    root,
    all,
    html: text?.html ?? '',
    copy: text?.copy('both') ?? '',
    messages: all.problems.map(formatProblem),
  };
}

const page = (body: string) => ({ 'content/docs/lists.md': pageText('Lists', body) });

describe('a picture beside a page', () => {
  const files = {
    ...page('![A tree](./tree.png)\n\n## More\n\n![Again](./tree.png)'),
    'content/docs/tree.png': WIDE,
  };

  it('is shown with its size, in modern formats and several widths', async () => {
    const { html, messages } = await load(files);
    expect(messages).toEqual([]);
    expect(html).toMatch(
      /<img src="\/assets\/tree-[0-9a-f]{8}-960\.png" width="1000" height="500" alt="A tree" loading="eager"/,
    );
    expect(html).toMatch(
      /<source type="image\/avif" srcset="\/assets\/tree-\w{8}-480\.avif 480w, \/assets\/tree-\w{8}-960\.avif 960w, \/assets\/tree-\w{8}-1000\.avif 1000w" sizes="/,
    );
    expect(html).toContain('type="image/webp"');
  });

  it('is loaded late below the first heading', async () => {
    const { html } = await load(files);
    expect(html).toMatch(/alt="Again" loading="lazy"/);
  });

  it('is in the Markdown copy, with its text and an absolute address', async () => {
    const { copy } = await load(files);
    expect(copy).toMatch(/^!\[A tree\]\(https:\/\/taco\.example\/assets\/tree-\w{8}-960\.png\)/);
  });

  it('has its address below the base of the site', async () => {
    const { html } = await load(files, { ...madeUpSite(), baseUrl: '/sub/' });
    expect(html).toContain('src="/sub/assets/tree-');
  });

  it('follows the theme if it has a dark variant', async () => {
    const { html, messages } = await load({ ...files, 'content/docs/tree.dark.png': DARK });
    expect(messages).toEqual([]);
    expect(html.match(/class="picture only-light"/g)).toHaveLength(2);
    expect(html).toMatch(/class="picture only-dark">.*?src="\/assets\/tree-dark-\w{8}-960\.png"/);
    expect(html).not.toContain('loading="eager"');
  });

  it('becomes the same files on every build', async () => {
    const { root, all } = await load(files);
    const build = async () => {
      const cache = await mkdtemp(join(tmpdir(), 'pictures-'));
      const files: OutputFile[] = [];
      for await (const file of imageOutputs(all.content.images, { contentRoot: root, cache }))
        files.push(file);
      return files;
    };
    const [first, second] = [await build(), await build()];
    expect(first.map(({ file }) => file.replace(/-\w{8}-/, '-'))).toEqual([
      'assets/tree-480.avif',
      'assets/tree-960.avif',
      'assets/tree-1000.avif',
      'assets/tree-480.webp',
      'assets/tree-960.webp',
      'assets/tree-1000.webp',
      'assets/tree-960.png',
    ]);
    expect(first).toEqual(second);
    for (const { file, content } of first) {
      const { width, height } = await sharp(content as Uint8Array).metadata();
      expect([width, Math.round(width / 2)]).toEqual([Number(/-(\d+)\.\w+$/.exec(file)?.[1]), height]);
    }
  });

  it('may be a drawing, which is published without scripts', async () => {
    const svg = '<svg viewBox="0 0 40 30"><!-- x --><path d="M0 0h4"/></svg>';
    const { html, all } = await load({ ...page('![A path](path.svg)'), 'content/docs/path.svg': svg });
    expect(html).toMatch(
      /<picture class="picture"><img src="\/assets\/path-\w{8}\.svg" width="40" height="30"/,
    );
    expect([...imageFiles(all.content.images).keys()]).toHaveLength(1);
  });
});

describe('a picture that cannot be shown is reported', () => {
  test.each<[string, Files, string]>([
    [
      'without a text',
      { ...page('![](./tree.png)'), 'content/docs/tree.png': WIDE },
      "content/docs/lists.md:6:1: The picture './tree.png' has no text for readers who cannot see it: write ![what it shows](./tree.png).",
    ],
    [
      'that does not exist',
      { ...page('![A](./trees.png) ![B](tree.png)'), 'content/docs/tree.png': WIDE },
      "content/docs/lists.md:6:1: There is no picture 'docs/trees.png': did you mean 'tree.png'?",
    ],
    [
      'on another site',
      page('![A](https://a.example/tree.png)'),
      "content/docs/lists.md:6:1: The picture 'https://a.example/tree.png' is on another site: save it beside the page",
    ],
    [
      'that is damaged',
      { ...page('Text.'), 'content/docs/tree.png': WIDE.subarray(0, WIDE.length / 2) },
      'content/docs/tree.png: The picture is damaged (',
    ],
    [
      'that is no picture',
      { ...page('Text.'), 'content/docs/tree.png': 'text' },
      'content/docs/tree.png: The picture is damaged (',
    ],
    [
      'in another format',
      { ...page('Text.'), 'content/docs/tree.png': GIF },
      'content/docs/tree.png: This is a gif file with another extension: save it as PNG, JPEG or WebP.',
    ],
    [
      'that is too large',
      { ...page('Text.'), 'content/docs/tree.png': new Uint8Array(2_100_000) },
      'content/docs/tree.png: The picture has 2.1 MB, at most 2 MB are allowed: scale it down, or save it as WebP.',
    ],
    [
      'with too many pixels',
      { ...page('Text.'), 'content/docs/tree.png': HUGE },
      'content/docs/tree.png: The picture has 6000 × 5000 pixels, at most 25 million are allowed',
    ],
    [
      'with a script',
      { ...page('Text.'), 'content/docs/a.svg': '<svg viewBox="0 0 1 1"><script/></svg>' },
      'content/docs/a.svg: The drawing contains <script>',
    ],
    [
      'that no page shows',
      { ...page('Text.'), 'content/docs/tree.png': WIDE },
      'content/docs/tree.png: No page shows this picture',
    ],
    [
      'with a dark variant alone',
      { ...page('Text.'), 'content/docs/tree.dark.png': WIDE },
      "content/docs/tree.dark.png: The variant for the dark theme has no partner: add 'docs/tree.png'",
    ],
    [
      'with a dark variant of another size',
      { ...page('![A](tree.png)'), 'content/docs/tree.png': WIDE, 'content/docs/tree.dark.png': SMALL },
      'content/docs/tree.dark.png: The two variants of a picture need the same size, but this one has 10 × 10 and the other 1000 × 500',
    ],
  ])('%s', async (_why, files, message) => {
    const { messages } = await load(files);
    expect(messages).toEqual([expect.stringContaining(message)]);
  });
});

describe('a post', () => {
  const post = (fields: string) =>
    pageText('News', 'Text.', `date: 2024-01-01\nauthors: [ann]\ntags: [news]\n${fields}`);
  const AUTHORS = 'ann:\n  name: Ann Lee\n  url: https://ann.example\n  picture: ann.png\n';
  const base = async () => ({
    ...page('Text.'),
    'content/authors.yaml': AUTHORS,
    'content/authors/ann.png': await madePicture(100, 100),
  });

  it('has a cover, and authors with names, pages and pictures', async () => {
    const files = {
      'content/blog/news.md': post('cover: ./cover.png\ncover_alt: A circle\n'),
      'content/blog/cover.png': WIDE,
    };
    const { all, messages } = await load({ ...(await base()), ...files });
    expect(messages).toEqual([]);
    expect(all.posts[0]).toMatchObject({
      cover: { alt: 'A circle', picture: { path: 'blog/cover.png' } },
      authors: [{ name: 'Ann Lee', url: 'https://ann.example', picture: { path: 'authors/ann.png' } }],
    });
    expect([...imageFiles(all.content.images).keys()].filter((file) => file.includes('ann'))).toEqual([
      expect.stringMatching(/^assets\/ann-\w{8}-96\.webp$/),
    ]);
  });

  test.each([
    [
      'an unknown author',
      post('').replace('[ann]', '[anne]'),
      "content/blog/news.md:1: There is no author 'anne': did you mean 'ann'?",
    ],
    [
      'a cover without a text',
      post('cover: ./cover.png\n'),
      "content/blog/news.md:1: The cover has no text for readers who cannot see it: describe it in 'cover_alt'.",
    ],
    [
      'a cover that does not exist',
      post('cover: ./x.png\ncover_alt: X\n'),
      "content/blog/news.md:1: There is no picture 'content/blog/x.png'",
    ],
    [
      'a text without a cover',
      post('cover_alt: X\n'),
      "content/blog/news.md:1: 'cover_alt' describes no picture",
    ],
  ])('must not have %s', async (_why, text, message) => {
    const { messages } = await load({
      ...(await base()),
      'content/blog/news.md': text,
      'content/blog/cover.png': WIDE,
    });
    expect(messages.filter((one) => !one.includes('No page shows'))).toEqual([
      expect.stringContaining(message),
    ]);
  });
});
