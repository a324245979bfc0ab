/** Hides the bar on the way down and shows it on the way up and at the top. */
export function startHideOnScroll(): void {
  const navbar = document.querySelector<HTMLElement>('.navbar');
  if (!navbar) return;
  navbar.dataset.hides = '';
  let last = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY;
      const hides = now > last && now > navbar.offsetHeight && !navbar.contains(document.activeElement);
      navbar.classList.toggle('is-hidden', hides);
      last = now;
    },
    { passive: true },
  );
}
