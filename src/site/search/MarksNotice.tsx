import { marksStore, setMarks } from '../stores/marks';
import { useStore } from '../stores/use-store';

/** Lets a reader who came from a search remove the marks on the words that were searched for. */
export function MarksNotice() {
  if (useStore(marksStore) === 0) return null;
  return (
    <button type="button" className="marks-notice" onClick={() => setMarks([])}>
      Clear highlights
    </button>
  );
}
