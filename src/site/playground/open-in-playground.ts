import type { LiveProgram } from '../../live/protocol/program';
import { playgroundOf } from './playground-address';

/** Leaves for the playground with a program in the address. What compresses it is loaded with the first use. */
export async function openInPlayground(name: string, program: LiveProgram): Promise<void> {
  const { syntax, before, text, library } = program;
  const { address, version } = playgroundOf(library);
  const [{ shareHash }, { workspaceOf }] = await Promise.all([import('./share-link'), import('./workspace')]);
  const whole = before ? `${before}\n${text}` : text;
  const hash = await shareHash(workspaceOf(name, { [syntax]: whole }, syntax, version));
  window.location.assign(address + (hash ?? ''));
}
