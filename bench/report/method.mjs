/** How the comparison is made, for the reader of the results. */
export const METHOD = `How it is made fair:

- All tools get the same pages: the Markdown that this site gives out for each page (same text, same samples in both
  syntaxes, same trees of pages), written in each tool's dialect with its own tabs, synced over the page. Drawings are
  their captions there, and links that our build sets by itself are left out; both make the peers' pages lighter. Our site
  has home, search, blog and the landing pages of versions besides.
- Each peer is set up as its documentation recommends, installed under \`bench/.work\`. Docusaurus: preset classic with
  \`@docusaurus/faster\` (Rspack; the HTML minimizer of SWC is off on arm64, which has no binding), versions by its own
  feature, no search (there is none without a hosted service). VitePress: local search, versions as folders, code
  groups, which a listener in its theme keeps in step because it does not do so itself (with the plugin that does, code
  stands in slots of Vue, and the build of all pages ran out of 4 GB). Starlight: Pagefind, versions as folders, the
  sidebar of a page cut to its own version by route data. Peers colour JsLIGO as TypeScript and CameLIGO as OCaml.
- Packages are those that a site is built with: our own are installed without the tools of its tests, the peers have none.
- One server sends all sites (HTTP/1.1, gzip; hashed files are kept, everything else is asked for again). Measurements run
  in rounds over all sites. Bytes are those on the wire with headers, prefetched ones included.
- Blocking time counts tasks over 50 ms after the first paint. The switch of syntax is the browser's own event timing (as
  for INP; what is faster than 16 ms counts as 16). The next page is painted at the end of the frame that shows its heading,
  or at the first paint where the page is loaded anew.
- Clicks come from the mouse alone, and memory is asked for by the browser's own means: Playwright's ways put a script of
  their own into the page, whose time and memory would count as the page's.
- Our styles stand in the page, so they are counted as HTML.
- Memory of a build is the sum over its processes. Peers' builds get a heap of up to 10 GB.`;
