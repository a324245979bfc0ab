import { COMMAND, GUIDE, REFERENCE } from './site';

/** One page of each template. */
export const TEMPLATES = {
  home: '/',
  guide: GUIDE,
  reference: REFERENCE,
  command: COMMAND,
  commands: '/docs/api/cli-commands',
  landing: '/docs',
  'older landing': '/docs/1.6.0',
  'older guide': '/docs/1.10.0/syntax/comments',
  blog: '/blog',
  archive: '/blog/archive',
  tags: '/blog/tags',
  tag: '/blog/tags/explainer',
  post: '/blog/layout-comb-how',
  search: '/search',
  'not found': '/nowhere',
} as const;
