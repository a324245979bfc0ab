/** Modules of a made-up library, for tests. */
import type { PageSource } from '../../packages/site/src/content/content';
import { readReference } from '../../packages/site/src/content/reference/read';
import { compilePage } from './compile-page';
import { listener } from './listener';

export const entry = (name: string, fields = '') => `  - name: ${name}
    kind: value
    cameligo: "val ${name} : nat"
    jsligo: "let ${name}: nat"
    summary: |
      Returns ${name}. Fails never.
    example:
      jsligo: |
        const a = 1;
      cameligo: |
        let a = 1
${fields}`;

export const module = (name: string, entries: string, head = '') => `page: ${name.toLowerCase()}-reference
module: '${name}'
title: ${name}
description: About ${name}.
intro: |
  What ${name} is.
${head}entries:
${entries}`;

export function read(files: Record<string, string>) {
  const { report, messages } = listener();
  const texts = Object.entries(files).map(([name, text]) => ({ name, text, file: `${name}.yaml` }));
  return { ...readReference(texts, report), messages };
}

export function articleOf(pages: readonly PageSource[], version?: string) {
  const [page] = pages;
  if (!page) throw new Error('There is no page.');
  return compilePage(page, version).article;
}
