import { useState } from 'react';
import { MichelsonPane } from '../michelson/MichelsonPane';
import { TabList } from '../parts/TabList';
import type { LiveProgram, Place } from '../protocol/program';
import { SampleEditor, type SampleEditorProps } from './SampleEditor';

interface MichelsonPartProps extends SampleEditorProps {
  /** The sample on the page. */
  readonly original: LiveProgram;
  readonly twin?: LiveProgram | undefined;
}

const TABS = ['michelson', 'source'] as const;

/** The editor of a sample beside its Michelson; on phones, one of them at a time. */
export function MichelsonPart({ original, twin, ...editor }: MichelsonPartProps) {
  const [tab, setTab] = useState(0);
  const [line, setLine] = useState<number>();
  const [lit, setLit] = useState<Place>();
  return (
    <div className="mich-split" data-tab={TABS[tab]}>
      <div className="mich-tabs">
        <TabList label="Source and Michelson" tabs={['Michelson', 'Code']} selected={tab} onSelect={setTab} />
      </div>
      <div className="mich-source">
        <SampleEditor {...editor} lit={lit} onLine={setLine} />
      </div>
      <MichelsonPane program={editor.program} original={original} twin={twin} line={line} onPoint={setLit} />
    </div>
  );
}
