/** Programs in links: compressed in the part of the address that is never sent to a server. */
import type { LiveProgram } from '../protocol/program';
import { MAX_FILES, MAX_TEXT, readWorkspace, type Workspace, workspaceOf } from './workspace';

const PREFIX = '#program=';
/** Characters of the whole part; longer ones are cut off by what passes links on. */
const MAX_LINK = 60_000;
/** More than any workspace has in UTF-8, with the JSON around it. */
const MAX_BYTES = 4 * MAX_TEXT + 1000 * MAX_FILES;
const FORMAT = 'deflate-raw';

/** Leaves for the playground with a program in the address. */
export async function openInPlayground(address: string, name: string, program: LiveProgram): Promise<void> {
  const { syntax, before, text, library } = program;
  const whole = before ? `${before}\n${text}` : text;
  // The address of a library has its version.
  const version = /\/ligo\/(.+)\.json$/.exec(library)?.[1] ?? '';
  const hash = await shareHash(workspaceOf(name, { [syntax]: whole }, syntax, version));
  window.location.assign(address + (hash ?? ''));
}

/** The part of the address that holds a workspace; nothing if it is too long for a link. */
export async function shareHash(workspace: Workspace): Promise<string | undefined> {
  const bytes = await compress(JSON.stringify(workspace));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const hash = PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return hash.length <= MAX_LINK ? hash : undefined;
}

/** What a link holds, or why it cannot be read; nothing if it holds no program. Never rejects. */
export async function readShareHash(hash: string): Promise<Workspace | Error | undefined> {
  if (!hash.startsWith(PREFIX)) return undefined;
  if (hash.length > MAX_LINK) return new Error('The link is too long to hold a program.');
  if (!('DecompressionStream' in globalThis))
    return new Error('This browser cannot read programs in links. Use a newer one.');
  try {
    const packed = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const text = await decompress(Uint8Array.from(packed, (char) => char.charCodeAt(0)));
    if (text === undefined) return new Error('The program in the link is too large.');
    const workspace = readWorkspace(JSON.parse(text));
    return workspace ?? new Error('The link does not hold a program of the playground.');
  } catch {
    return new Error('The link is damaged: a part of it may be missing. Ask for it again.');
  }
}

async function compress(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Nothing if it is more than a workspace can have: a short link can hold gigabytes. */
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
