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
      <LiveButton disabled={files.length === 1} onClick={() => onChange(withoutFile(workspace))}>
        Remove file
      </LiveButton>
      <FileName key={activeFile(workspace).name} workspace={workspace} onChange={onChange} />
    </div>
  );
}

/** The editable name of the active file. */
function FileName({ workspace, onChange }: Pick<FileBarProps, 'workspace' | 'onChange'>) {
  const { name } = activeFile(workspace);
  const [draft, setDraft] = useState(name);
  const others = workspace.files.filter((file) => file.name !== name);
  const problem = nameProblem(draft, others);
  const commit = () => {
    if (!problem && draft !== name) onChange(withChange(workspace, { name: draft }));
  };
  return (
    <form
      className="play-name"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <label>
        <span>Name</span>
        <input
          value={draft}
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={problem !== undefined}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
        />
      </label>
      {problem && (
        <p role="alert" className="play-problem">
          {problem}
        </p>
      )}
    </form>
  );
}
