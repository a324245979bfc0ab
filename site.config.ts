/** The operator's settings. The fields are explained in packages/site/src/model/site.ts. */
import type { SiteConfig } from './packages/site/src/model/site';

export const site: SiteConfig = {
  title: 'LIGO',
  tagline: 'The smart-contract language tailored for the blockchain',
  description:
    'Documentation of LIGO: write, test, compile and deploy Tezos smart contracts in JsLIGO or CameLIGO. Guides, tutorials, standard library and command line.',
  summary:
    'LIGO has two syntaxes, JsLIGO and CameLIGO, and compiles to Michelson, the language of Tezos contracts.',
  url: 'https://ligolang.org',
  favicon: 'favicon.svg',
  baseUrl: '/',
  organizationName: 'ligolang',
  projectName: 'LIGO',
  locale: 'en',
  copyright: '© 2025 LIGO. All rights reserved.',
  webIde: 'https://ide.ligolang.org/',
  issueTracker: 'https://gitlab.com/ligolang/ligo/issues',
  docs: {
    versions: [
      { name: 'next', label: 'Next (unreleased)', path: '/docs/next', isLast: false },
      { name: '1.11.5', label: '1.11.5 (latest)', path: '/docs', isLast: true },
      { name: '1.10.0', label: '1.10.0', path: '/docs/1.10.0', isLast: false },
      { name: '1.6.0', label: '1.6.0', path: '/docs/1.6.0', isLast: false },
    ],
    mainDoc: 'intro/introduction',
    editUrl: 'https://gitlab.com/ligolang/ligo/-/edit/dev/docs/',
    feedbackUrl:
      'https://gitlab.com/ligolang/ligo/-/issues/new?issue[title]=Docs: {title}&issue[description]={page}',
    sidebarCollapsed: true,
  },
  blog: {
    title: 'The LIGO blog',
    description: 'News, release guides and explainers from the people who build LIGO.',
  },
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectSystemPreference: false },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'doc', label: 'Docs', doc: 'intro/introduction', sidebar: 'docs' },
      { type: 'doc', label: 'API', doc: 'reference/toplevel-reference', sidebar: 'API' },
      { type: 'doc', label: 'FAQ', doc: 'faq/intro', sidebar: 'faq' },
      { type: 'link', label: 'Playground', to: '/playground' },
      { type: 'link', label: 'Blog', to: '/blog' },
      { type: 'link', label: 'Registry', to: 'https://packages.ligolang.org/packages' },
      { type: 'link', label: 'Web IDE', to: 'https://ide.ligolang.org/' },
      { type: 'search' },
      { type: 'versions' },
      { type: 'syntax' },
      { type: 'theme' },
    ],
  },
  footer: {
    groups: [
      {
        title: 'Learn',
        links: [
          { label: 'Get started', to: '/docs/intro/introduction' },
          { label: 'Tutorials', to: '/docs/tutorials/getting-started' },
          { label: 'Command line', to: '/docs/api/cli-commands' },
          { label: 'Cookbook', to: '/cookbook' },
          { label: 'Messages', to: '/messages' },
          { label: 'Glossary', to: '/glossary' },
          { label: 'Changelog', to: '/docs/intro/changelog' },
          { label: 'FAQ', to: '/docs/faq/intro' },
        ],
      },
      {
        title: 'Community',
        links: [
          { label: 'Discord', to: 'https://discord.gg/tezos-blockchain-699325006928281720' },
          { label: 'Telegram', to: 'https://t.me/LigoLang' },
          { label: 'X', to: 'https://x.com/LigoLang' },
          { label: 'Blog', to: '/blog' },
        ],
      },
      {
        title: 'Contribute',
        links: [
          { label: 'Contributor guide', to: '/docs/contributors/getting-started' },
          { label: 'Source code', to: 'https://gitlab.com/ligolang/ligo' },
          { label: 'Report an issue', to: 'https://gitlab.com/ligolang/ligo/issues' },
          { label: 'Package registry', to: 'https://packages.ligolang.org/packages' },
        ],
      },
    ],
    social: [
      {
        link: 'https://discord.gg/tezos-blockchain-699325006928281720',
        icon: 'chat',
        description: 'Ask and help in the chat server',
      },
      {
        link: 'https://www.youtube.com/playlist?list=PLmDOlM4rqLvInuervAU4YuU39ThuHw3fM',
        icon: 'video',
        description: 'Watch the video playlist',
      },
      {
        link: 'https://gitlab.com/ligolang/ligo/issues',
        icon: 'issues',
        description: 'Report in the issue tracker',
      },
      { link: 'https://x.com/LigoLang', icon: 'social', description: 'Follow on the social network' },
      { link: 'https://t.me/LigoLang', icon: 'messaging', description: 'Join the messaging group' },
      {
        link: 'https://www.linkedin.com/company/marigold-ligolang/',
        icon: 'professional',
        description: 'Connect on the professional network',
      },
    ],
  },
  search: { path: 'search' },
};
