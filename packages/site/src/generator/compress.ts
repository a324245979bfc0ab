/** Compression of text files for HTTP. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './headers';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A precompressed file is next to the original, with a second extension. */
export const COMPRESSED_FORMS = [
  { extension: '.br', coding: 'br', compress: compressBrotli },
  { extension: '.gz', coding: 'gzip', compress: (content: Uint8Array) => toGzip(content, { level: 9 }) },
] as const;

/** Smaller files fit in one packet uncompressed. */
export const MIN_COMPRESSED_SIZE = 1024;

/** The content types of texts. */
export const COMPRESSIBLE = /text|json|xml|javascript|manifest/;

/** Higher qualities take several times as long to save another percent of a page. */
const BROTLI_QUALITY = 6;

export function isWorthCompressing(file: string, size: number): boolean {
  return size >= MIN_COMPRESSED_SIZE && COMPRESSIBLE.test(contentType(file));
}

export function isCompressedForm(file: string): boolean {
  return COMPRESSED_FORMS.some(({ extension }) => file.endsWith(extension));
}

function compressBrotli(content: Uint8Array, file: string): Promise<Buffer> {
  // A search index is 1 MB: the best quality saves 20%.
  const isLarge = file.startsWith('search-index/');
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isLarge ? constants.BROTLI_MAX_QUALITY : BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
