/**
 * Large trees of pages come in parts: a branch that the page does not stand in holds its first page alone, and the tree on
 * that page has the rest of it.
 */
import { fetchPage } from './fetch-page';

const PART = 'details[data-part]';
const NOT_LOADED = 'The others could not be loaded.';

/** Gets the rest of a branch when the reader opens it. */
export function startBranches(): void {
  const fill = ({ target }: Event) => {
    const branch = target as HTMLDetailsElement;
    if (branch.open && branch.matches(PART)) void fillBranch(branch);
  };
  // This event does not rise to the document.
  document.addEventListener('toggle', fill, true);
}

async function fillBranch(branch: HTMLDetailsElement): Promise<void> {
  const first = branch.querySelector('a');
  if (!first) return;
  try {
    const { layout } = await fetchPage(new URL(first.href));
    // Meanwhile the reader may have gone to a page in it.
    if (!branch.matches(PART)) return;
    if (!fillFrom(layout, branch)) throw new Error(`The tree of ${first.href} lacks its own branch.`);
    forget(branch);
  } catch (error) {
    console.warn(error);
    const note = branch.querySelector('.sidebar-note');
    if (note) note.textContent = NOT_LOADED;
  }
}

/** Fills the branches of the tree that is shown from the tree of a page that follows. */
export function fillBranches(arrived: Element | null): void {
  document.querySelectorAll(`.sidebar ${PART}`).forEach((branch) => void fillFrom(arrived, branch));
}

/** Tells whether the other tree holds the branch. */
function fillFrom(arrived: Element | null, branch: Element): boolean {
  const name = branch.getAttribute('data-branch');
  const pages = arrived?.querySelector(`details[data-branch="${name}"]:not([data-part]) > ul`);
  const shown = branch.querySelector('ul');
  if (!pages || !shown) return false;
  const [first, ...others] = document.importNode(pages, true).children;
  // The reader may be about to follow the link that is there.
  if (first?.querySelector(':scope > a')) shown.lastElementChild?.replaceWith(...others);
  else shown.replaceChildren(...(first ? [first] : []), ...others);
  branch.removeAttribute('data-part');
  return true;
}

/** What the other tree shows is the place of its own page. */
function forget(branch: Element): void {
  for (const link of branch.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  for (const inner of branch.querySelectorAll('details')) inner.open = false;
}
