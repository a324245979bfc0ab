/** Small elements that the editors are put together of. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}

export function button(label: string, press: () => void): HTMLButtonElement {
  const made = element('button', 'edit-button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

/** A link to another site in a tab of its own, with something to do before. */
export function link(label: string, href: string, press: () => void): HTMLAnchorElement {
  const made = element('a', 'edit-button');
  made.href = href;
  made.target = '_blank';
  made.rel = 'noopener noreferrer';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}
