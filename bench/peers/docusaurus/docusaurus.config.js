// As `create-docusaurus` (classic) sets it up, without blog and Algolia; the docs have versions as in its guide.
const { arch } = require('node:process');

/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'LIGO',
  url: 'https://ligolang.org',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  // The package has no binding of this one minimizer for arm64.
  future: { v4: true, faster: { ...ALL_FASTER(), swcHtmlMinimizer: arch !== 'arm64' } },
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

function ALL_FASTER() {
  const names = [
    'swcJsLoader',
    'swcJsMinimizer',
    'lightningCssMinimizer',
    'mdxCrossCompilerCache',
    'rspackBundler',
    'rspackPersistentCache',
    'ssgWorkerThreads',
  ];
  return Object.fromEntries(names.map((name) => [name, true]));
}
