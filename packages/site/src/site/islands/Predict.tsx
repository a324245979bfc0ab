import { type FormEvent, useRef, useState } from 'react';
import type { AnswerBySyntax } from '../../model/exercise';
import { noteProgress } from '../stores/progress';
import { say } from '../stores/status';
import { syntaxStore } from '../stores/syntax';
import { useStore } from '../stores/use-store';
import type { Island } from './island';

interface PredictProps {
  /** The right answer, which the build has computed. */
  readonly right: AnswerBySyntax;
  /** Without choices, readers type. */
  readonly choices: readonly AnswerBySyntax[];
}

/** Asks for the result of a program before it is shown. */
function Predict({ right, choices }: PredictProps) {
  const syntax = useStore(syntaxStore);
  const host = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState('');
  const [given, setGiven] = useState<string>();
  const isRight = given !== undefined && comparable(given) === comparable(right[syntax]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() === '') return;
    setGiven(answer);
    const section = host.current?.closest<HTMLElement>('.predict');
    section?.querySelector('details:not([data-menu])')?.toggleAttribute('open', true);
    const solved = comparable(answer) === comparable(right[syntax]);
    say(solved ? RIGHT : wrongText(right[syntax]));
    // An answer counts, right or wrong: the point is to have thought first.
    if (section) noteProgress(section.id);
  };
  return (
    <form ref={host} className="predict-live" onSubmit={submit}>
      {choices.length > 0 ? (
        <fieldset>
          <legend className="visually-hidden">Your answer</legend>
          {choices.map((choice) => (
            <label key={choice[syntax]}>
              <input
                type="radio"
                name="answer"
                value={choice[syntax]}
                checked={answer === choice[syntax]}
                onChange={() => setAnswer(choice[syntax])}
              />{' '}
              <code translate="no">{choice[syntax]}</code>
            </label>
          ))}
        </fieldset>
      ) : (
        <label>
          {'Your answer '}
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={answer}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
        </label>
      )}
      <p>
        <button type="submit" className="button">
          Check
        </button>{' '}
        {given !== undefined && <strong>{isRight ? RIGHT : wrongText(right[syntax])}</strong>}
      </p>
    </form>
  );
}

const RIGHT = 'Right.';

function wrongText(right: string): string {
  return `Not quite: it is ${right}.`;
}

/** What people type without meaning another value. */
function comparable(answer: string): string {
  return answer.replace(/\s+/g, ' ').replace(/;$/, '').trim();
}

export const predictIsland: Island<PredictProps> = {
  name: 'predict',
  Component: Predict,
};
