import type { Checked } from '../editor/problems';
import type { Place } from '../protocol/program';
import { AboutMessage } from '../results/AboutMessage';

interface ProblemListProps {
  readonly checked: Checked | undefined;
  /** The address of the library file of the program. */
  readonly library: string;
  readonly onJump: (place: Place) => void;
}

/** The problems of the program; each leads to its place, and to the page about its message. */
export function ProblemList({ checked, library, onJump }: ProblemListProps) {
  const problems = checked instanceof Error ? [] : (checked?.problems ?? []);
  return (
    <section className="wb-problems" aria-label="Problems" data-empty={problems.length === 0}>
      <h2>{problems.length > 0 ? `Problems (${problems.length})` : 'Problems'}</h2>
      <div role="status" className="wb-problems-state">
        {checked instanceof Error && <p>{`The program could not be checked. ${checked.message}`}</p>}
        {checked && !(checked instanceof Error) && problems.length === 0 && <p>No problems found.</p>}
      </div>
      <ul>
        {problems.map(({ report, place }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal problems differ by their place
          <li key={`${index} ${report}`}>
            {place ? (
              <button type="button" onClick={() => onJump(place)}>
                {report}
              </button>
            ) : (
              <p>{report}</p>
            )}{' '}
            <AboutMessage message={report} library={library} />
          </li>
        ))}
      </ul>
    </section>
  );
}
