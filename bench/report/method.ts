/** The method of the comparison, for readers of the results. */
export const METHOD = `How the comparison is kept fair:

- All tools get the same pages: the Markdown that this site publishes for each page (same text, same samples in both
  syntaxes, same sidebar trees), written in each tool's dialect with its own synchronised tabs. Diagrams are reduced to
  their captions, and links that our build adds automatically are left out; both make the peers' pages lighter. Our site
  additionally has home, search, blog and the landing pages of versions.
- Each peer is set up as its documentation recommends, from the lock file in \`bench/peers\`. Docusaurus: preset classic
  with \`@docusaurus/faster\` (Rspack; SWC's HTML minimizer is off on arm64, which has no binding), versions with its own
  feature, no search (it has none without a hosted service). VitePress: local search, versions as folders, code groups
  that a listener in its theme synchronises because VitePress does not. Starlight: Pagefind, versions as folders, the
  sidebar of a page reduced to its own version with route data. Peers highlight JsLIGO as TypeScript and CameLIGO as OCaml.
- Only packages needed for the build count: ours are installed without development packages, the peers have none.
- One server serves all sites (HTTP/1.1, gzip; hashed files are cached, everything else is revalidated). Measurements run
  in rounds over all sites. Bytes are those on the wire with headers, including prefetched ones.
- Blocking time counts tasks over 50 ms after the first paint. The syntax switch uses the browser's event timing (as
  for INP; anything below 16 ms counts as 16). The next page is painted at the end of the frame that shows its heading, or
  at the first paint where the whole page is loaded.
- The first use of a feature (search, for example) starts on a fully loaded page. Its script is
  added to that of the page, and its longest task is reported by the browser; tasks below 50 ms count as 0.
- Clicks use raw mouse events and memory is read through the browser's own protocol: Playwright's locators inject a
  script into the page, whose time and memory would count as the page's.
- Our styles are inlined in the page, so they count as HTML.
- Memory of a build is the sum over its processes. Peers' builds get a heap of up to 10 GB.`;
