/** Programs in links: compressed in the URL's hash, which is never sent to a server. */

import { type Session, sessionKey } from '../../contract/session';
import type { LiveProgram } from '../../protocol/program';
import { type Program, programOf, readProgram } from './program';

const PREFIX = '#program=';
/** The maximum length of the hash; apps through which links are shared may truncate longer ones. */
const MAX_LINK = 60_000;
/** The maximum size of a program in a link, as JSON in UTF-8: programs of this size are checked in two seconds. */
const MAX_BYTES = 256_000;
const FORMAT = 'deflate-raw';

/**
 * The address of the playground with a program and its calls, by the paths of contracts; without them if they are
 * too long for a link.
 */
export async function playgroundLink(
  address: string,
  name: string,
  { syntax, before, text, library }: LiveProgram,
  calls: Readonly<Record<string, Session>>,
): Promise<string> {
  const whole = before ? `${before}\n${text}` : text;
  // The address of a library contains its version.
  const version = /\/ligo\/(.+)\.json$/.exec(library)?.[1] ?? '';
  const program = programOf(name, { [syntax]: whole }, syntax, version);
  const file = program.files[0]?.name ?? '';
  const sessions = Object.fromEntries(
    Object.entries(calls).map(([contract, session]) => [sessionKey(file, contract), session]),
  );
  const hash = await shareHash({ ...program, sessions });
  return address + (hash ?? '');
}

/** The URL hash for a program with its calls; undefined if it is too large for a link. */
export async function shareHash(program: Program): Promise<string | undefined> {
  const json = new Blob([JSON.stringify(program)]);
  if (json.size > MAX_BYTES) return undefined;
  const bytes = await compress(json);
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const hash = PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return hash.length <= MAX_LINK ? hash : undefined;
}

/** The program in a hash, or an error if it is invalid; undefined if there is none. Never rejects. */
export async function readShareHash(hash: string): Promise<Program | Error | undefined> {
  if (!hash.startsWith(PREFIX)) return undefined;
  if (hash.length > MAX_LINK) return new Error('The link is too long to contain a program.');
  if (!('DecompressionStream' in globalThis))
    return new Error('This browser cannot read programs in links. Use a newer one.');
  try {
    const packed = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const text = await decompress(Uint8Array.from(packed, (char) => char.charCodeAt(0)));
    if (text === undefined) return new Error('The program in the link is too large.');
    return (
      readProgram(JSON.parse(text)) ?? new Error('The link does not contain a program for the playground.')
    );
  } catch {
    return new Error('The link is damaged: a part of it may be missing. Ask for it again.');
  }
}

async function compress(content: Blob): Promise<Uint8Array> {
  const stream = content.stream().pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Undefined if it is larger than any program in a link: a short one can decompress to gigabytes. */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
