import { type CopyState, useCopy } from '../stores/use-copy';

interface CodeToolsProps {
  readonly webIde?: string;
  readonly isWrapped: boolean;
  readonly onWrap: () => void;
  /** Only programs can be run and edited. */
  readonly onRun?: () => void;
  readonly playground?: string;
  readonly onPlay: () => void;
  readonly onEdit?: () => void;
  readonly isEditing: boolean;
  /** The code as it is shown now. */
  readonly text: () => string;
}

const COPY_LABELS: Readonly<Record<CopyState, string>> = {
  idle: 'Copy code',
  done: 'Copied',
  failed: 'Copying failed',
};

/** The toolbar of a block of code. Icons are drawn by CSS. */
export function CodeTools({
  webIde,
  isWrapped,
  onWrap,
  onRun,
  playground,
  onPlay,
  onEdit,
  isEditing,
  text,
}: CodeToolsProps) {
  const [state, copy] = useCopy();
  const copyCode = () => void copy(withoutPrompts(text()));
  return (
    <div className="code-tools">
      {webIde && (
        <a
          className="tool-ide"
          href={webIde}
          target="_blank"
          rel="noopener noreferrer"
          title="Copy and open in Web IDE"
          onClick={copyCode}
        >
          <span className="visually-hidden">Copy and open in Web IDE</span>
        </a>
      )}
      {onRun && <button type="button" className="tool-run" aria-label="Run" onClick={onRun} />}
      {onEdit && (
        <button
          type="button"
          className="tool-edit"
          aria-label="Edit"
          aria-pressed={isEditing}
          onClick={onEdit}
        />
      )}
      {playground && (
        <a
          className="tool-play"
          href={playground}
          title="Open in playground"
          onClick={(event) => {
            event.preventDefault();
            onPlay();
          }}
        >
          <span className="visually-hidden">Open in playground</span>
        </a>
      )}
      <button
        type="button"
        className="tool-wrap"
        aria-pressed={isWrapped}
        aria-label="Wrap lines"
        onClick={onWrap}
      />
      <button
        type="button"
        className="tool-copy"
        data-state={state === 'idle' ? undefined : state}
        aria-label={COPY_LABELS[state]}
        onClick={copyCode}
      />
    </div>
  );
}

/** A prompt at the start of a line is not part of the command. */
function withoutPrompts(code: string): string {
  return code.replace(/^\$ /gm, '');
}
