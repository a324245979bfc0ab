import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';

interface SyntaxSwitchProps {
  readonly syntax: Syntax;
  readonly onSwitch: (syntax: Syntax) => void;
}

/** The syntax of the file that is edited. */
export function SyntaxSwitch({ syntax, onSwitch }: SyntaxSwitchProps) {
  return (
    <fieldset className="play-syntax">
      <legend className="visually-hidden">Syntax</legend>
      {SYNTAXES.map((one) => (
        <button
          key={one}
          type="button"
          className="play-tab"
          aria-pressed={one === syntax}
          onClick={() => one !== syntax && onSwitch(one)}
        >
          {SYNTAX_LABELS[one]}
        </button>
      ))}
    </fieldset>
  );
}
