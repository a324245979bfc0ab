import { FILE, get, head, type RawRequest, requests, type Validators } from './request';

const rangeOf = (first: number, last: number) => ({
  headers: ({ size }: Validators) => ({
    'content-range': `bytes ${first}-${last}/${size}`,
    'content-length': String(last - first + 1),
  }),
  length: last - first + 1,
});
const unsatisfied = { headers: ({ size }: Validators) => ({ 'content-range': `bytes */${size}` }) };
const whole = {
  headers: ({ size }: Validators) => ({ 'content-range': null, 'content-length': String(size) }),
};
const ranged = (range: string, ...more: string[]) => get(FILE, `Range: ${range}`, ...more);

/** RFC 9110, 14: ranges. */
export const RANGES: readonly RawRequest[] = [
  ...requests('9110 14.1.2', 206, { 'the first byte': ranged('bytes=0-0') }, rangeOf(0, 0)),
  ...requests(
    '9110 14.1.2',
    206,
    {
      'the first hundred': ranged('bytes=0-99'),
      'a unit in capitals': ranged('BYTES=0-99'),
      'leading zeros': ranged('bytes=000-0099'),
    },
    rangeOf(0, 99),
  ),
  ...requests('9110 14.1.2', 206, { 'bytes from the middle': ranged('bytes=100-149') }, rangeOf(100, 149)),
  ...requests(
    '9110 14.1.2',
    206,
    { 'the last five': ranged('bytes=-5') },
    { headers: ({ size }) => ({ 'content-range': `bytes ${size - 5}-${size - 1}/${size}` }), length: 5 },
  ),
  ...requests(
    '9110 14.1.2',
    206,
    { 'the last byte': ranged('bytes=-1') },
    { headers: ({ size }) => ({ 'content-range': `bytes ${size - 1}-${size - 1}/${size}` }), length: 1 },
  ),
  ...requests(
    '9110 14.1.2',
    206,
    { 'all but the first ten': ranged('bytes=10-') },
    { headers: ({ size }) => ({ 'content-range': `bytes 10-${size - 1}/${size}` }) },
  ),
  ...requests(
    '9110 14.1.2',
    206,
    {
      'a last position beyond the end': ranged('bytes=0-99999999'),
      'a suffix longer than the file': ranged('bytes=-99999999'),
      everything: ranged('bytes=0-'),
    },
    { headers: ({ size }) => ({ 'content-range': `bytes 0-${size - 1}/${size}` }) },
  ),
  ...requests(
    '9110 14.1.2',
    206,
    {
      'the exact last position': ({ size }) => ranged(`bytes=0-${size - 1}`),
      'the first position after the last': ({ size }) => ranged(`bytes=0-${size}`),
    },
    { headers: ({ size }) => ({ 'content-range': `bytes 0-${size - 1}/${size}` }) },
  ),
  ...requests(
    '9110 15.5.17',
    416,
    {
      'a first position after the end': ranged('bytes=99999999-'),
      'a range after the end': ranged('bytes=99999998-99999999'),
      'a first position at the end': ({ size }) => ranged(`bytes=${size}-`),
      'an empty suffix': ranged('bytes=-0'),
    },
    unsatisfied,
  ),
  ...requests(
    '9110 14.1.1',
    416,
    {
      'a last position before the first': ranged('bytes=5-2'),
      'one position before': ranged('bytes=1-0'),
      'far positions in the wrong order': ranged('bytes=64183-10'),
    },
    unsatisfied,
  ),
  ...requests(
    '9110 14.2',
    200,
    {
      'several ranges': ranged('bytes=0-1,3-4'),
      'overlapping ranges': ranged('bytes=0-10,5-15'),
      'one of them reversed': ranged('bytes=9-5,1-2'),
      'three hundred ranges': ranged(
        `bytes=${Array.from({ length: 300 }, (_, n) => `${2 * n}-${2 * n}`).join(',')}`,
      ),
      'several suffixes': ranged('bytes=-1,-2'),
    },
    whole,
  ),
  ...requests(
    '9110 14.1',
    200,
    {
      'another unit': ranged('seconds=0-1'),
      'a unit without a name': ranged('=0-1'),
      'no unit': ranged('0-1'),
      'an empty value': ranged(''),
    },
    whole,
  ),
  ...requests('9110 14.2', 200, { 'on HEAD': head(FILE, 'Range: bytes=0-9') }, { ...whole, length: 0 }),
  ...requests(
    '9110 14.3',
    200,
    { 'ranges are announced': get(FILE) },
    { headers: () => ({ 'accept-ranges': 'bytes' }) },
  ),
  ...requests('9110 14.2', 404, {
    'of a page that does not exist': get('/nowhere', 'Range: bytes=5000000-'),
  }),
  ...requests(
    '9110 14.2',
    301,
    { 'of an address that has moved': get('/docs/', 'Range: bytes=0-1') },
    { headers: () => ({ location: '/docs' }) },
  ),
  ...requests(
    '9110 13.1.5',
    206,
    {
      'If-Range with the current tag': ({ etag }) => ranged('bytes=0-9', `If-Range: ${etag}`),
      'If-Range with the exact date': ({ modified }) => ranged('bytes=0-9', `If-Range: ${modified}`),
    },
    rangeOf(0, 9),
  ),
  ...requests(
    '9110 13.1.5',
    200,
    {
      'If-Range with another tag': ranged('bytes=0-9', 'If-Range: "other"'),
      'If-Range with a weak tag': ({ etag }) => ranged('bytes=0-9', `If-Range: W/${etag}`),
      'If-Range with an earlier date': ranged('bytes=0-9', 'If-Range: Sat, 01 Jan 2000 00:00:00 GMT'),
      'If-Range with a later date': ranged('bytes=0-9', 'If-Range: Sun, 01 Jan 2034 00:00:00 GMT'),
      'If-Range that is neither': ranged('bytes=0-9', 'If-Range: x'),
    },
    whole,
  ),
  ...requests(
    '9110 13.1.5',
    200,
    { 'If-Range without Range': ({ etag }) => get(FILE, `If-Range: ${etag}`) },
    whole,
  ),
  ...requests(
    '9110 13.2.2',
    304,
    { 'If-None-Match before Range': ({ etag }) => ranged('bytes=0-9', `If-None-Match: ${etag}`) },
    { length: 0 },
  ),
  ...requests('9110 13.2.2', 412, { 'If-Match before Range': ranged('bytes=0-9', 'If-Match: "other"') }),
];
