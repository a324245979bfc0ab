import { IconButton } from '../../site/parts/Icon';
import { LiveButton } from '../results/Status';
import type { Notice } from './state/workbench';

interface NoticeBarProps {
  readonly notice: Notice | undefined;
  readonly isStored: boolean;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

const NOT_STORED = 'This browser does not store the program. Download it to keep it (Share, Download).';

/** What has happened, and how to undo it. */
export function NoticeBar({ notice, isStored, onUndo, onDismiss }: NoticeBarProps) {
  const text = notice?.text ?? (isStored ? undefined : NOT_STORED);
  return (
    <div className="wb-notice" role="status" data-shown={text !== undefined}>
      {text && <span>{text}</span>}
      {notice?.undo && <LiveButton onClick={onUndo}>Undo</LiveButton>}
      {notice && <IconButton name="close" label="Dismiss" onClick={onDismiss} />}
    </div>
  );
}
