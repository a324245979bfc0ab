import { marksStore } from '../stores/marks';
import { useStore } from '../stores/use-store';

/** Lets a reader who came from a search remove the marks on the words that were searched for. */
export function MarksNotice({ onClear }: { onClear: () => void }) {
  const count = useStore(marksStore);
  if (count === 0) return null;
  return (
    <button type="button" className="marks-notice" onClick={onClear}>
      Clear highlights
    </button>
  );
}
