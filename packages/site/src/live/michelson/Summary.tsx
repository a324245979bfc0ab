import { RESTED_MS, useAnnounced } from '../../site/stores/use-announced';
import type { CompiledContract } from '../protocol/compiled';
import { Status } from '../results/Status';
import { bytesText, differenceText, originationBurn, overLimitText, shareText } from './size-text';

interface SummaryProps {
  readonly contract: CompiledContract;
  /** The difference since the last change, and the size before all changes. */
  readonly change: number | undefined;
  readonly originalBytes: number | undefined;
}

/** The size of a contract, what it burns, and how both change. Screen readers announce it once typing rests. */
export function Summary({ contract, change, originalBytes }: SummaryProps) {
  const { bytes, storage, since } = contract;
  const changes = [
    change !== undefined && `${differenceText(change)} since your last change`,
    originalBytes !== undefined &&
      originalBytes !== bytes &&
      `${differenceText(bytes - originalBytes)} since the original`,
  ].filter((text) => text !== false);
  const tooLarge = overLimitText(bytes);
  useAnnounced([`${bytesText(bytes)} of Michelson`, ...changes].join(', '), RESTED_MS);
  return (
    <>
      <p className="mich-summary">
        <strong>{bytesText(bytes)}</strong>
        <span>{`burns ${originationBurn(contract)} tez`}</span>
        <span>{`${shareText(bytes)} of one operation`}</span>
        {changes.length > 0 && <span className="mich-change">{changes.join(', ')}</span>}
      </p>
      <p className="mich-note">
        {storage
          ? `The burn is that of an origination with the storage ${storage.expression}.`
          : 'The burn is that of an origination without its storage.'}
      </p>
      {since !== undefined && (
        <p className="mich-note">
          {`This is what ${since} and later make. Before, unions are compiled differently, and some contracts to other instructions.`}
        </p>
      )}
      {tooLarge && <Status kind="failed">{tooLarge}</Status>}
    </>
  );
}
