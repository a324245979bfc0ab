import type { LiveProgram } from '../protocol/program';

/** Leaves for the playground with a program in the address. What compresses it is loaded with the first use. */
export async function openInPlayground(address: string, name: string, program: LiveProgram): Promise<void> {
  const { syntax, before, text, library } = program;
  const [{ shareHash }, { workspaceOf }] = await Promise.all([import('./share-link'), import('./workspace')]);
  const whole = before ? `${before}\n${text}` : text;
  const hash = await shareHash(workspaceOf(name, { [syntax]: whole }, syntax, versionOf(library)));
  window.location.assign(address + (hash ?? ''));
}

/** The version whose library a sample has, from the address of that library. */
function versionOf(library: string): string {
  return /\/ligo\/(.+)\.json$/.exec(library)?.[1] ?? '';
}
