import { transformerTwoslash } from '@shikijs/vitepress-twoslash';
import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Samples',
  markdown: { codeTransformers: [transformerTwoslash()], languages: ['ts'] },
});
