import { useEffect, useState } from 'react';

/** Above this position the bar is always shown. */
const TOP_PX = 60;

/** Whether the bar is hidden: on the way down, but not on the way up or at the top. Styles keep it while it has the focus. */
export function useHideOnScroll(isEnabled: boolean): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let last = window.scrollY;
    const update = () => {
      const now = window.scrollY;
      if (now !== last) setIsHidden(now > last && now > TOP_PX);
      last = now;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [isEnabled]);
  return isHidden;
}
