/** Texts in the forms that browsers take over the wire. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './headers';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** A form in which a file is sent, best first; it stands beside the file with a further ending. */
export interface PackedForm {
  readonly encoding: Encoding;
  readonly ending: string;
  readonly pack: (content: Uint8Array) => Promise<Buffer>;
}

export const PACKED_FORMS: readonly PackedForm[] = [
  { encoding: 'br', ending: '.br', pack: packBrotli },
  { encoding: 'gzip', ending: '.gz', pack: (content) => toGzip(content, { level: 9 }) },
];

/** Smaller files fit into one packet as they are. */
const SMALLEST = 1024;

/** Beyond this a higher quality takes several times as long for a hundredth of the size. */
const BROTLI_QUALITY = 6;

/** Whether the forms of a file are smaller by enough to be worth keeping. */
export function isWorthPacking(file: string, size: number): boolean {
  return size >= SMALLEST && isText(file);
}

/** Whether a file is the packed form of another. */
export function isPackedForm(file: string): boolean {
  return PACKED_FORMS.some(({ ending }) => file.endsWith(ending));
}

function packBrotli(content: Uint8Array): Promise<Buffer> {
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
