/** The address of the playground and the version, from the address of a library: all are below the same base. */
export function playgroundOf(library: string): { readonly address: string; readonly version: string } {
  const [, base = '/', version = ''] = /^(.*\/)ligo\/(.+)\.json$/.exec(library) ?? [];
  return { address: `${base}playground`, version };
}
