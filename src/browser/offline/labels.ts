/** Buttons say whether their version is kept; pages come with the words for those who keep nothing. */
const WORDS = { kept: 'Kept for offline reading', notKept: 'Keep for offline reading' } as const;

let versions: ReadonlySet<string> = new Set();
let observer: MutationObserver | undefined;

/** Labels the buttons that are there, and all that come with further pages. */
export function labelButtons(kept: Iterable<string>): void {
  versions = new Set(kept);
  label();
  if (observer) return;
  observer = new MutationObserver(label);
  observer.observe(document.body, { childList: true, subtree: true });
}

function label(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-offline]')) {
    const words = versions.has(button.dataset.offline ?? '') ? WORDS.kept : WORDS.notKept;
    if (button.textContent !== words) button.textContent = words;
  }
}
