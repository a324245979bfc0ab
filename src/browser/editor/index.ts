/** Brings the editors of the page to life, where it has any; other pages load nothing of them. */
export function startEditors(webIde: string): void {
  const article = document.querySelector<HTMLElement>('.article[data-editable]');
  if (!article) return;
  void import('./editors').then(({ addEditors }) => addEditors(article, webIde));
}
