import { type DragEvent, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { onTabKey } from '../../site/stores/on-tab-key';
import { LiveButton } from '../results/Status';
import { MAX_FILES, nameProblem, type Program } from './state/program';
import type { Dispatch } from './use-workbench';

interface FileTabsProps {
  readonly program: Program;
  readonly syntax: Syntax;
  /** The id of the editor. */
  readonly controls: string;
  readonly dispatch: Dispatch;
}

/** The files: renamed in place (F2 or a double click), closed with undo, ordered by dragging or Alt and an arrow. */
export function FileTabs({ program, syntax, controls, dispatch }: FileTabsProps) {
  const { files, active } = program;
  const [renamed, setRenamed] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const select = (at: number) => dispatch({ do: 'select file', at });
  const move = (from: number, to: number) => dispatch({ do: 'move file', from, to, now: Date.now() });
  const close = (at: number) => dispatch({ do: 'close file', at, now: Date.now() });
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== undefined) move(dragged, to);
    setDragged(undefined);
  };
  return (
    <div className="wb-files">
      <div
        className="wb-tabs"
        role="tablist"
        aria-label="Files"
        onKeyDown={(event) => {
          if (event.key === 'F2') setRenamed(active);
          else if (event.key === 'Delete') close(active);
          else if (event.altKey && event.key === 'ArrowRight') move(active, active + 1);
          else if (event.altKey && event.key === 'ArrowLeft') move(active, active - 1);
          else onTabKey(event, active, select);
        }}
      >
        {files.map(({ name }, index) =>
          renamed === index ? (
            <FileName
              key={name}
              program={program}
              at={index}
              onName={(next) => dispatch({ do: 'rename file', at: index, name: next, now: Date.now() })}
              onEnd={() => setRenamed(undefined)}
            />
          ) : (
            <button
              key={name}
              type="button"
              role="tab"
              className="wb-tab"
              aria-selected={index === active}
              aria-controls={controls}
              tabIndex={index === active ? 0 : -1}
              translate="no"
              draggable
              onClick={() => select(index)}
              onDoubleClick={() => setRenamed(index)}
              onDragStart={() => setDragged(index)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, index)}
            >
              {name}
            </button>
          ),
        )}
      </div>
      <LiveButton
        aria-label="New file"
        title="New file"
        disabled={files.length >= MAX_FILES}
        onClick={() => dispatch({ do: 'add file', syntax, now: Date.now() })}
      >
        +
      </LiveButton>
      <span className="wb-space" />
      <LiveButton onClick={() => setRenamed(active)}>Rename</LiveButton>
      {files.length > 1 && <LiveButton onClick={() => close(active)}>Close file</LiveButton>}
    </div>
  );
}

interface FileNameProps {
  readonly program: Program;
  readonly at: number;
  readonly onName: (name: string) => void;
  readonly onEnd: () => void;
}

/** The name of a file while it is changed. A name that is not valid is not taken. */
function FileName({ program, at, onName, onEnd }: FileNameProps) {
  const own = program.files[at];
  const [draft, setDraft] = useState(own?.name ?? '');
  const others = program.files.filter((file) => file !== own);
  const problem = nameProblem(draft, others);
  const commit = () => {
    if (!problem) onName(draft);
    onEnd();
  };
  return (
    <span className="wb-rename">
      <input
        ref={selectAll}
        aria-label="Name"
        value={draft}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={problem !== undefined}
        aria-describedby="wb-rename-problem"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') onEnd();
        }}
        onBlur={commit}
      />
      <span id="wb-rename-problem" role="alert" className="wb-rename-problem">
        {problem}
      </span>
    </span>
  );
}

/** Selects the name without its extension. */
function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.setSelectionRange(0, input.value.lastIndexOf('.'));
}
