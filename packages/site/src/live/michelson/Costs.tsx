import type { CompiledContract, PlacedCost } from '../protocol/compiled';
import type { Place } from '../protocol/program';
import { bytesText } from './size-text';

interface CostsProps {
  readonly contract: CompiledContract;
  readonly onPoint: (place: Place | undefined) => void;
}

/** The most expensive functions and lines of the program. */
export function Costs({ contract, onPoint }: CostsProps) {
  return (
    <details className="mich-part">
      <summary>Where the bytes come from</summary>
      <CostList title="Functions" costs={contract.functions} onPoint={onPoint} />
      <CostList title="Lines" costs={contract.lines} onPoint={onPoint} />
    </details>
  );
}

function CostList({
  title,
  costs,
  onPoint,
}: { title: string; costs: readonly PlacedCost[] } & Pick<CostsProps, 'onPoint'>) {
  const [most] = costs;
  return (
    <>
      <p className="live-label">{title}</p>
      <ul className="mich-costs">
        {costs.map(({ name, bytes, place }) => {
          const text = place
            ? `${name}, line ${place.line}: ${bytesText(bytes)}`
            : `${name}: ${bytesText(bytes)}`;
          return (
            <li key={text}>
              <button
                type="button"
                aria-label={text}
                onMouseEnter={() => onPoint(place)}
                onMouseLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(place)}
                onBlur={() => onPoint(undefined)}
              >
                <code translate="no">{name}</code>
                <span className="mich-bar" style={{ inlineSize: `${(100 * bytes) / (most?.bytes ?? 1)}%` }} />
                <span>{bytesText(bytes)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
