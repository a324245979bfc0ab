import { createStore } from '../stores/store';
import { useStore } from '../stores/use-store';

/** How many found words are marked on the page. */
const marksStore = createStore(0);

/** Marks only these ranges, under the name that `::highlight()` in the CSS uses. */
export function setMarks(places: readonly Range[]): void {
  if (marksStore.get() > 0 || places.length > 0) CSS.highlights.set('found', new Highlight(...places));
  document.documentElement.toggleAttribute('data-found', places.length > 0);
  marksStore.set(places.length);
}

/** Lets the reader remove the marks. */
export function MarksNotice() {
  if (useStore(marksStore) === 0) return null;
  // The button disappears.
  const clear = () => {
    setMarks([]);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="marks-notice" onClick={clear}>
      Clear highlights
    </button>
  );
}
