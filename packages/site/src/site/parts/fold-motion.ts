/** Opens and closes folds and sidebar branches with a short animation. */
const MIN_MS = 120;
const MAX_MS = 420;
const MOTION = 'fold';

/** How long a fold takes to open or close: the taller, the longer. */
function foldDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const constant = height / 36;
  const duration = Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
  return Math.min(MAX_MS, Math.max(MIN_MS, duration));
}

/** Folds of documents and trees of pages; menus open at once. */
const FOLDS = '.page details:not(.dropdown), .sidebar-tree details';

/** Handles a click anywhere on the page. */
export function onFoldClick(event: MouseEvent): void {
  const fold = (event.target as Element).closest('summary')?.parentElement;
  if (!(fold instanceof HTMLDetailsElement) || !fold.matches(FOLDS) || event.defaultPrevented) return;
  event.preventDefault();
  toggleFold(fold);
}

function toggleFold(fold: HTMLDetailsElement): void {
  const running = fold.getAnimations().find(({ id }) => id === MOTION);
  if (running) {
    // A second click reverses the animation.
    fold.classList.toggle('is-closing');
    running.reverse();
    return;
  }
  const isClosing = fold.open;
  const from = fold.offsetHeight;
  fold.open = !isClosing;
  const to = fold.offsetHeight;
  fold.open = true;
  fold.classList.toggle('is-closing', isClosing);
  fold.classList.add('is-moving');
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const motion = fold.animate(
    { height: [`${from}px`, `${to}px`] },
    { id: MOTION, duration: foldDuration(Math.abs(to - from), reducedMotion), easing: 'ease' },
  );
  const settle = () => {
    if (fold.classList.contains('is-closing')) fold.open = false;
    fold.classList.remove('is-moving', 'is-closing');
  };
  motion.finished.then(settle, settle);
}
