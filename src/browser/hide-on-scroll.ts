/** Below this the bar has not yet been scrolled past. */
const BAR_HEIGHT = 60;

/** Hides the bar on the way down and shows it on the way up and at the top; styles keep it while it has the focus. */
export function startHideOnScroll(): void {
  const { dataset } = document.documentElement;
  let last = window.scrollY;
  dataset.bar = 'shown';
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY;
      dataset.bar = now > last && now > BAR_HEIGHT ? 'hidden' : 'shown';
      last = now;
    },
    { passive: true },
  );
}
