import { useState } from 'react';
import { SYNTAX_LABELS, type Syntax } from '../../model/syntax';
import { IconButton } from '../../site/parts/Icon';
import { Wordmark } from '../../site/parts/Wordmark';
import { Menu } from './Menu';
import { ShareItems } from './ShareItems';
import type { Program } from './state/program';
import { VersionMenu } from './VersionMenu';
import type { Dialog, PlaceInSite } from './Workbench';

interface TopBarProps {
  readonly place: PlaceInSite;
  readonly title: string;
  readonly syntax: Syntax;
  readonly other: Syntax;
  readonly versions: readonly string[];
  readonly version: string;
  readonly program: Program;
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onDialog: (dialog: Dialog) => void;
  readonly onTitle: (title: string) => void;
  readonly onVersion: (version: string) => void;
  readonly onFormat: () => void;
  readonly onTranslate: () => void;
  readonly onNotice: (text: string) => void;
}

/** The bar of the window; it never scrolls away. */
export function TopBar(props: TopBarProps) {
  const { place, program, isBusy, onDialog, onNotice } = props;
  return (
    <header className="wb-bar">
      <IconButton name="menu" label="Open the menu" data-control="menu" />
      <a className="wb-home" href={place.home} aria-label={`${place.site} home`}>
        <Wordmark />
      </a>
      <h1>Playground</h1>
      <ProgramTitle key={props.title} title={props.title} onTitle={props.onTitle} />
      <button type="button" className="wb-command" onClick={() => onDialog('programs')}>
        Programs
      </button>
      <button type="button" className="wb-command" onClick={() => onDialog('examples')}>
        Examples
      </button>
      <VersionMenu versions={props.versions} current={props.version} onChange={props.onVersion} />
      <span className="wb-space" />
      <Menu name="Share" label="Share">
        <ShareItems program={program} onNotice={onNotice} />
      </Menu>
      <Menu name="More" label="⋯">
        <button type="button" className="wb-narrow-only" onClick={() => onDialog('programs')}>
          Programs
        </button>
        <button type="button" className="wb-narrow-only" onClick={() => onDialog('examples')}>
          Examples
        </button>
        <button type="button" onClick={props.onFormat}>
          <span>Format</span> <kbd>Shift Alt F</kbd>
        </button>
        <button type="button" onClick={props.onTranslate}>
          {`Translate to ${SYNTAX_LABELS[props.other]}`}
        </button>
        <button type="button" data-control="theme">
          Light or dark
        </button>
        <button type="button" onClick={() => onDialog('keys')}>
          <span>Keys and tour</span> <kbd>?</kbd>
        </button>
      </Menu>
      <button
        type="button"
        className={isBusy ? 'button wb-run' : 'button is-primary wb-run'}
        title={isBusy ? 'Stop' : 'Run (Ctrl+Enter)'}
        onClick={isBusy ? props.onStop : props.onRun}
      >
        {isBusy ? 'Stop' : 'Run'}
      </button>
    </header>
  );
}

/** The name of the program, which the reader changes in place. */
function ProgramTitle({ title, onTitle }: { title: string; onTitle: (title: string) => void }) {
  const [draft, setDraft] = useState(title);
  return (
    <input
      className="wb-title"
      aria-label="Name of the program"
      value={draft}
      maxLength={60}
      spellCheck={false}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
        if (key === 'Escape') setDraft(title);
      }}
      onBlur={() => (draft.trim() && draft !== title ? onTitle(draft) : setDraft(title))}
    />
  );
}
