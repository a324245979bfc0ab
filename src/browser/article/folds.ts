import { onClick } from '../on-click';

/** Between these times a fold opens, the taller the longer. */
const SHORTEST_MS = 120;
const LONGEST_MS = 420;

/** How long a fold of some height takes to open or close. */
export function foldDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const constant = height / 36;
  return Math.min(
    LONGEST_MS,
    Math.max(SHORTEST_MS, Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10)),
  );
}

/** Lets folded sections and branches of the tree open and close with a short motion. */
export function startFolds(): void {
  onClick('summary', ({ parentElement: fold }, event) => {
    if (!(fold instanceof HTMLDetailsElement) || !fold.matches('.fold, .sidebar-tree details')) return;
    event.preventDefault();
    void (fold.open ? close(fold) : open(fold));
  });
}

async function open(fold: HTMLDetailsElement): Promise<void> {
  const from = fold.offsetHeight;
  fold.open = true;
  await animate(fold, from, fold.offsetHeight);
}

async function close(fold: HTMLDetailsElement): Promise<void> {
  const from = fold.offsetHeight;
  fold.open = false;
  const to = fold.offsetHeight;
  fold.open = true;
  fold.classList.add('is-closing');
  await animate(fold, from, to);
  fold.classList.remove('is-closing');
  fold.open = false;
}

async function animate(fold: HTMLElement, from: number, to: number): Promise<void> {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  fold.classList.add('is-moving');
  const motion = fold.animate(
    { height: [`${from}px`, `${to}px`] },
    { duration: foldDuration(Math.abs(to - from), calm), easing: 'ease' },
  );
  await motion.finished.catch(() => {});
  fold.classList.remove('is-moving');
}
