// As `create-docusaurus` (classic) sets it up, without blog and Algolia; the docs have versions as in its guide.
import { arch } from 'node:process';

const FASTER = [
  'swcJsLoader',
  'swcJsMinimizer',
  'lightningCssMinimizer',
  'mdxCrossCompilerCache',
  'rspackBundler',
  'rspackPersistentCache',
  'ssgWorkerThreads',
];

export default {
  title: 'LIGO',
  url: 'https://ligolang.org',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  future: {
    v4: true,
    // The package has no binding of the HTML minimizer for arm64.
    faster: { ...Object.fromEntries(FASTER.map((name) => [name, true])), swcHtmlMinimizer: arch !== 'arm64' },
  },
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          sidebarPath: './sidebars.json',
          numberPrefixParser: false,
          lastVersion: '1.11.5',
        },
      },
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'dark' },
    navbar: {
      title: 'LIGO',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
        { type: 'docSidebar', sidebarId: 'API', label: 'API' },
        { type: 'docSidebar', sidebarId: 'faq', label: 'FAQ' },
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
    prism: { additionalLanguages: ['ocaml', 'bash', 'json', 'solidity'] },
  },
};
