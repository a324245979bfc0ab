/** Brings the editors of the page to life, where it has any; other pages load nothing of them. */
export function startEditors(webIde: string): void {
  const article = document.querySelector<HTMLElement>('.article[data-editable]');
  if (article) loadEditors(article, webIde);
}

function loadEditors(article: HTMLElement, webIde: string): void {
  import('./editors')
    .then(({ addEditors }) => addEditors(article, webIde))
    .catch((error: unknown) => console.warn('The editors could not be loaded.', error));
}
