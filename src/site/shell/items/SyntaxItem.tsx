import { SYNTAX_LABELS, SYNTAXES } from '../../../model/syntax';
import { Dropdown } from '../../parts/Dropdown';
import { LabelText } from '../../parts/LabelText';
import { chooseSyntax, syntaxStore } from '../../stores/syntax';
import { useStore } from '../../stores/use-store';

/** The choice between the two syntaxes. CSS shows which one is current, also before hydration. */
export function SyntaxItem() {
  const current = useStore(syntaxStore);
  return (
    <Dropdown purpose="Syntax" label={<LabelText label={SYNTAX_LABELS} />}>
      {SYNTAXES.map((syntax) => (
        <li key={syntax}>
          <button
            type="button"
            className={`choose-${syntax}`}
            aria-pressed={syntax === current}
            onClick={() => chooseSyntax(syntax)}
          >
            {SYNTAX_LABELS[syntax]}
          </button>
        </li>
      ))}
    </Dropdown>
  );
}
