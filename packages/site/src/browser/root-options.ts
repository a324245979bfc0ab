/** If a part does not match its HTML, because another program has changed that, React renders it from scratch. */
export const ROOT_OPTIONS = {
  onRecoverableError: (error: unknown) => console.warn('A part of the page is rendered again.', error),
};
