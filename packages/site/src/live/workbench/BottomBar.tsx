import { VIEWS, type View } from './state/layout';

interface BottomBarProps {
  readonly view: View;
  readonly problems: number;
  readonly onView: (view: View) => void;
}

/** On narrow screens: which part of the workbench is shown. The outline is beside the results on wide ones only. */
export function BottomBar({ view, problems, onView }: BottomBarProps) {
  return (
    <nav className="wb-bottom" aria-label="Parts of the playground">
      {VIEWS.filter((one) => one !== 'Outline').map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === view ? 'true' : undefined}
          onClick={() => onView(one)}
        >
          <span>{one}</span>
          {one === 'Problems' && problems > 0 && <span className="wb-count">{problems}</span>}
        </button>
      ))}
    </nav>
  );
}
