/** Names of the tools of samples. Screen readers list the buttons of a page without what is around them. */

/** A sample by its file, or by its place among the samples of the page. */
function nameOfSample(host: Element): string {
  const file = host.querySelector('.code-file')?.textContent?.replace(/\.\w+$/, '');
  return file ?? `sample ${[...document.querySelectorAll('.sample')].indexOf(host) + 1}`;
}

export function withSample(label: string, which: string | undefined): string {
  return which === undefined ? label : `${label}: ${which}`;
}

/** Completes the names of the tools of a sample, and returns its own. */
export function nameToolsOf(host: Element): string {
  const which = nameOfSample(host);
  for (const named of host.querySelectorAll(
    '.code > pre, .code-tools, .code-tools :is(button, a, summary)',
  )) {
    const label = named.getAttribute('aria-label') ?? named.textContent;
    if (!label.includes(': ')) named.setAttribute('aria-label', withSample(label, which));
  }
  return which;
}

/** Completes the names on the page that is shown, also before its components are hydrated. */
export function nameTools(): void {
  document.querySelectorAll('.sample').forEach(nameToolsOf);
}
