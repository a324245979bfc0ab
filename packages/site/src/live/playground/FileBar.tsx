import { useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { LiveButton } from '../results/Status';
import { TabList } from './TabList';
import {
  activeFile,
  MAX_FILES,
  nameProblem,
  type Workspace,
  withChange,
  withFile,
  withoutFile,
} from './workspace';

interface FileBarProps {
  readonly workspace: Workspace;
  readonly syntax: Syntax;
  readonly onChange: (workspace: Workspace) => void;
  readonly controls: string;
}

/** The files as tabs, with buttons to add, remove and rename them. */
export function FileBar({ workspace, syntax, onChange, controls }: FileBarProps) {
  const { files, active } = workspace;
  const { name, text } = activeFile(workspace);
  const remove = () => {
    if (!text || window.confirm(`Remove ${name}? Its text is lost.`)) onChange(withoutFile(workspace));
  };
  return (
    <div className="play-files">
      <TabList
        label="Files"
        tabs={files.map(({ name }) => name)}
        selected={active}
        onSelect={(index) => onChange({ ...workspace, active: index })}
        controls={controls}
      />
      <LiveButton disabled={files.length >= MAX_FILES} onClick={() => onChange(withFile(workspace, syntax))}>
        New file
      </LiveButton>
      <LiveButton disabled={files.length === 1} onClick={remove}>
        Remove file
      </LiveButton>
      <FileName workspace={workspace} onChange={onChange} />
    </div>
  );
}

/** The editable name of the active file. */
function FileName({ workspace, onChange }: Pick<FileBarProps, 'workspace' | 'onChange'>) {
  const { name } = activeFile(workspace);
  /** The new name while the reader types it. */
  const [draft, setDraft] = useState<string>();
  const others = workspace.files.filter((file) => file.name !== name);
  const problem = draft === undefined ? undefined : nameProblem(draft, others);
  const commit = () => {
    if (!problem && draft !== undefined) onChange(withChange(workspace, { name: draft }));
  };
  return (
    <div className="play-name">
      <label>
        <span>Name</span>
        <input
          value={draft ?? name}
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={problem !== undefined}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
            if (key === 'Escape') setDraft(undefined);
          }}
          onBlur={() => {
            commit();
            setDraft(undefined);
          }}
        />
      </label>
      <p role="alert">{problem}</p>
    </div>
  );
}
