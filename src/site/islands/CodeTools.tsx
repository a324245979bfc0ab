import type { ComponentProps } from 'react';
import type { useLive } from '../../live/sample/use-live';
import { COPY_RESULTS, useCopy } from '../stores/use-copy';
import type { CodeFigureData } from './CodeSample';

interface CodeToolsProps {
  readonly figure: CodeFigureData;
  readonly sample: ReturnType<typeof useLive>;
  /** The code as it is shown now. */
  readonly text: () => string;
  readonly isWrapped: boolean;
  readonly onWrap: () => void;
}

/** The toolbar of a block of code. Only programs can be run and edited. */
export function CodeTools({ figure, sample, text, isWrapped, onWrap }: CodeToolsProps) {
  const { webIde, playground, library } = figure;
  const { live, onRun, onEdit, onPlay } = sample;
  const [copied, copy] = useCopy();
  // A prompt at the start of a line is not part of the command.
  const copyCode = () => void copy(text().replace(/^\$ /gm, ''));
  const openPlayground: LinkProps['onClick'] = (event) => {
    event.preventDefault();
    void onPlay(text());
  };
  const ide = { href: webIde, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div className="code-tools">
      {webIde && <ToolLink name="ide" label="Copy and open in Web IDE" {...ide} onClick={copyCode} />}
      {library && <Tool name="run" aria-label="Run" onClick={onRun} />}
      {library && (
        <Tool name="edit" aria-label="Edit" aria-pressed={live?.isEditing ?? false} onClick={onEdit} />
      )}
      {playground && (
        <ToolLink name="play" label="Open in playground" href={playground} onClick={openPlayground} />
      )}
      <Tool name="wrap" aria-pressed={isWrapped} aria-label="Wrap lines" onClick={onWrap} />
      <Tool
        name="copy"
        data-state={copied}
        aria-label={copied ? COPY_RESULTS[copied] : 'Copy code'}
        onClick={copyCode}
      />
    </div>
  );
}

/** A button whose icon is drawn by CSS. */
function Tool({ name, ...attributes }: ComponentProps<'button'> & { readonly name: string }) {
  return <button type="button" className={`tool-${name}`} {...attributes} />;
}

type LinkProps = ComponentProps<'a'> & { readonly name: string; readonly label: string };

function ToolLink({ name, label, ...attributes }: LinkProps) {
  return (
    <a className={`tool-${name}`} {...attributes} title={label}>
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
