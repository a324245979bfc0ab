import { get, HOST, lines, type RawRequest, requests } from './request';

const CLOSE = 'Connection: close';
const long = (size: number) => 'a'.repeat(size);

/** RFC 9112: the form of a message. */
export const MESSAGES: readonly RawRequest[] = [
  ...requests('9112 3.2', 400, {
    'no Host': lines('GET /docs HTTP/1.1', CLOSE),
    'two Hosts': lines('GET /docs HTTP/1.1', HOST, 'Host: other.test', CLOSE),
    'the same Host twice': lines('GET /docs HTTP/1.1', HOST, HOST, CLOSE),
    'an empty Host': lines('GET /docs HTTP/1.1', 'Host:', CLOSE),
    'a Host with a slash': lines('GET /docs HTTP/1.1', 'Host: a/b', CLOSE),
    'a Host with a space': lines('GET /docs HTTP/1.1', 'Host: a b', CLOSE),
    'no Host before a malformed path': lines('GET /%zz HTTP/1.1', CLOSE),
  }),
  ...requests('9112 3.2', 200, {
    'a Host with a port': lines('GET /docs HTTP/1.1', 'Host: site.test:8080', CLOSE),
    'an IPv4 address': lines('GET /docs HTTP/1.1', 'Host: 127.0.0.1', CLOSE),
    'an IPv6 address': lines('GET /docs HTTP/1.1', 'Host: [::1]:80', CLOSE),
    'a Host in capitals': lines('GET /docs HTTP/1.1', 'Host: SITE.TEST', CLOSE),
  }),
  ...requests('9112 2.3', 200, {
    'HTTP/1.0': lines('GET /docs HTTP/1.0', HOST),
    'HTTP/1.0 without a Host': lines('GET /docs HTTP/1.0'),
  }),
  ...requests('9112 2.3', 505, {
    'HTTP/2.0': lines('GET /docs HTTP/2.0', HOST, CLOSE),
    'HTTP/3.0': lines('GET /docs HTTP/3.0', HOST, CLOSE),
    'a version without a dot': lines('GET /docs HTTP/11', HOST, CLOSE),
  }),
  ...requests('9112 2.3', 400, {
    'a version of letters': lines('GET /docs HTTP/x.y', HOST, CLOSE),
    'another protocol': lines('GET /docs ICE/1.0', HOST, CLOSE),
    'a name in lower case': lines('GET /docs http/1.1', HOST, CLOSE),
    'a version with a sign': lines('GET /docs HTTP/-1.1', HOST, CLOSE),
  }),
  ...requests('9112 3', 400, {
    'a target with a space': lines('GET /a b HTTP/1.1', HOST, CLOSE),
    'no target': lines('GET HTTP/1.1', HOST, CLOSE),
    'a tab between the words': lines('GET\t/docs\tHTTP/1.1', HOST, CLOSE),
    'a control character in the target': lines('GET /a\x01b HTTP/1.1', HOST, CLOSE),
    'a NUL in the target': lines('GET /a\0b HTTP/1.1', HOST, CLOSE),
    'a DEL in the target': lines('GET /a\x7fb HTTP/1.1', HOST, CLOSE),
  }),
  ...requests('9112 3', 400, {
    'no request at all': lines('hello'),
    'bytes of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'a line of control characters': lines('\x02\x03\x04'),
    'an answer instead of a request': lines('HTTP/1.1 200 OK', HOST, CLOSE),
  }),
  ...requests('9112 2.2', 200, { 'an empty line first': `\r\n${get('/docs')}` }),
  ...requests('9112 5.1', 400, {
    'a space before the colon': lines('GET /docs HTTP/1.1', HOST, 'X-A : b', CLOSE),
    'a header without a name': lines('GET /docs HTTP/1.1', HOST, ': b', CLOSE),
    'a space in a name': lines('GET /docs HTTP/1.1', HOST, 'X A: b', CLOSE),
    'a NUL in a value': lines('GET /docs HTTP/1.1', HOST, 'X-A: a\0b', CLOSE),
    'a NUL in a name': lines('GET /docs HTTP/1.1', HOST, 'X\0A: b', CLOSE),
  }),
  ...requests(
    '9112 5.1',
    400,
    {
      'a header without a colon': lines('GET /docs HTTP/1.1', HOST, 'nothing', CLOSE),
    },
    { inNginx: { status: 200, why: 'it skips the line' } },
  ),
  ...requests('9112 5.2', 400, {
    'a folded first header': lines('GET /docs HTTP/1.1', ' folded: 1', HOST, CLOSE),
  }),
  ...requests('9112 3.2.2', 200, {
    'an absolute target': lines('GET http://site.test/docs HTTP/1.1', HOST, CLOSE),
    'an absolute target of another host': lines('GET http://other.test/docs HTTP/1.1', HOST, CLOSE),
    'an absolute target without a path': lines('GET http://site.test/ HTTP/1.1', HOST, CLOSE),
    'an absolute target with a port': lines('GET http://site.test:80/docs HTTP/1.1', HOST, CLOSE),
  }),
  ...requests(
    '9112 3.2.2',
    301,
    { 'an absolute target that has moved': lines('GET http://site.test/docs/ HTTP/1.1', HOST, CLOSE) },
    { headers: () => ({ location: '/docs' }) },
  ),
  ...requests('9112 3.2.2', 404, {
    'an absolute target that does not exist': lines('GET http://site.test/nowhere HTTP/1.1', HOST, CLOSE),
  }),
  ...requests('9112 3.2.4', 400, {
    'an asterisk with GET': lines('GET * HTTP/1.1', HOST, CLOSE),
    'an asterisk with OPTIONS': lines('OPTIONS * HTTP/1.1', HOST, CLOSE),
  }),
  ...requests('9112 3.2', 400, {
    'a target without a slash': lines('GET docs HTTP/1.1', HOST, CLOSE),
    'a relative target': lines('GET ../docs HTTP/1.1', HOST, CLOSE),
    'a fragment': get('/docs#top'),
    'a fragment after a query': get('/docs?a#top'),
  }),
  ...requests('9112 6.1', 400, {
    'an unknown transfer coding in HTTP/1.0': lines('GET /docs HTTP/1.0', HOST, 'Transfer-Encoding: chunked'),
  }),
  ...requests('9112 6.3', 400, {
    'two lengths': lines('GET /docs HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2', CLOSE),
    'a negative length': lines('GET /docs HTTP/1.1', HOST, 'Content-Length: -1', CLOSE),
    'a length of letters': lines('GET /docs HTTP/1.1', HOST, 'Content-Length: x', CLOSE),
    'a huge length': lines('GET /docs HTTP/1.1', HOST, `Content-Length: ${'9'.repeat(30)}`, CLOSE),
    'a length with a sign': lines('GET /docs HTTP/1.1', HOST, 'Content-Length: +4', CLOSE),
    'length and chunks': lines(
      'GET /docs HTTP/1.1',
      HOST,
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      CLOSE,
    ),
  }),
  ...requests('9110 15.5.15', 414, {
    'a target of 9 kB': get(`/${long(9000)}`),
    'a query of 9 kB': get(`/docs?${long(9000)}`),
    'a target of 20 kB': get(`/${long(20000)}`),
  }),
  ...requests('9110 4.1', 404, { 'a long target that fits': get(`/${long(7000)}`) }),
  ...requests('9110 5.4', 431, {
    'a header of 9 kB': get('/docs', `X-Long: ${long(9000)}`),
    'a header of 20 kB': get('/docs', `X-Long: ${long(20000)}`),
    'a cookie of 12 kB': get('/docs', `Cookie: ${long(12000)}`),
  }),
  ...requests('9110 5.4', 200, {
    'a header that fits': get('/docs', `X-Long: ${long(7000)}`),
    'a hundred headers': get('/docs', ...Array.from({ length: 100 }, (_, n) => `X-${n}: ${n}`)),
  }),
];
