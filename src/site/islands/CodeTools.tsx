import { type CopyState, useCopy } from './use-copy';

interface CodeToolsProps {
  readonly webIde?: string;
  readonly isWrapped: boolean;
  readonly onWrap: () => void;
  /** Only programs can be edited. */
  readonly onEdit?: () => void;
  /** The code as it is shown now. */
  readonly text: () => string;
}

const COPY_LABELS: Readonly<Record<CopyState, string>> = {
  idle: 'Copy code',
  done: 'Copied',
  failed: 'Copying failed',
};

/** The toolbar of a block of code. Edit is shown on pages that ask for it; icons are drawn by CSS. */
export function CodeTools({ webIde, isWrapped, onWrap, onEdit, text }: CodeToolsProps) {
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
      {onEdit && <button type="button" className="tool-edit" aria-label="Edit" onClick={onEdit} />}
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
