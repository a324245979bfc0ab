/** Above this scroll position the navbar is always shown. */
const TOP_PX = 60;

/** Hides the navbar while the reader scrolls down, not up or at the top. CSS shows it while it has the focus. */
export function hideNavbarOnScroll(): void {
  let last = window.scrollY;
  const update = () => {
    const now = window.scrollY;
    if (now !== last)
      document.documentElement.toggleAttribute('data-navbar-hidden', now > last && now > TOP_PX);
    last = now;
  };
  window.addEventListener('scroll', update, { passive: true });
}
