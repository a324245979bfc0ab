import './exercise.css';
import '../sample/sample.css';
import '../results/results.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MistakeMarks } from '../../model/exercise';
import type { Syntax } from '../../model/syntax';
import { noteProgress } from '../../site/stores/progress';
import { readStored, STORAGE_KEYS, writeStored } from '../../site/stores/storage';
import { syntaxStore } from '../../site/stores/syntax';
import { useStore } from '../../site/stores/use-store';
import { useTask } from '../client/use-task';
import { Editor } from '../editor/Editor';
import type { Checked } from '../editor/problems';
import { CheckStatus, LiveButton, Status, TaskStatus, useAnnouncedCheck } from '../results/Status';
import type { AnswerReport } from '../worker/answer';
import { exerciseAround, mistakesIn, type PageExercise } from './page-texts';

interface ExerciseEditorProps {
  readonly host: RefObject<HTMLElement | null>;
  readonly library: string;
  readonly mistakes: readonly MistakeMarks[];
  readonly onClose: () => void;
}

/** The editor of an exercise with its check, in the reader's syntax. */
export function ExerciseEditor({ host, ...props }: ExerciseEditorProps) {
  const syntax = useStore(syntaxStore);
  const [exercise, setExercise] = useState<PageExercise>();
  useEffect(() => setExercise(exerciseAround(host.current, syntax)), [host, syntax]);
  if (!exercise) return null;
  return <AnswerEditor key={syntax} syntax={syntax} exercise={exercise} {...props} />;
}

interface AnswerEditorProps extends Omit<ExerciseEditorProps, 'host'> {
  readonly syntax: Syntax;
  readonly exercise: PageExercise;
}

function AnswerEditor({ syntax, exercise, library, mistakes, onClose }: AnswerEditorProps) {
  const { id, start, tests, solution, answers } = exercise;
  const key = `${STORAGE_KEYS.courseAnswer}${location.pathname}#${id}.${syntax}`;
  const [text, setText] = useState(() => readStored(key) ?? start);
  const [checked, setChecked] = useState<Checked>();
  useAnnouncedCheck(checked);
  const change = (next: string) => {
    setText(next);
    writeStored(key, next === start ? null : next);
  };
  const program = { syntax, library, before: '', text };
  const checking = useTask('answer');
  const formatting = useTask('format', text);
  /** The text that was checked: the result is old once the text differs. */
  const [judged, setJudged] = useState<string>();
  const result = useRef<HTMLDivElement>(null);
  const { isSlow, output: report, turn, error } = checking;
  useEffect(() => {
    if (turn) result.current?.scrollIntoView({ block: 'nearest' });
  }, [turn]);
  const check = async () => {
    const found = await checking.start({
      program,
      start,
      tests,
      solution,
      mistakes: mistakesIn(mistakes, syntax),
    });
    if (!found) return;
    setJudged(text);
    noteProgress(found.passed ? id : undefined);
  };
  const format = async () => {
    const formatted = await formatting.start(program);
    if (formatted && 'text' in formatted) change(formatted.text);
  };
  return (
    <div className="exercise-editor live">
      <Editor
        label="Your answer"
        program={program}
        onText={change}
        onChecked={setChecked}
        onRun={() => void check()}
        onFormat={() => void format()}
      />
      <CheckStatus checked={checked} library={library} />
      <div className="live-bar">
        <LiveButton className="button is-primary" onClick={isSlow ? checking.stop : () => void check()}>
          {isSlow ? 'Stop' : 'Check'}
        </LiveButton>
        <LiveButton disabled={text === start} onClick={() => change(start)}>
          Reset
        </LiveButton>
        <LiveButton onClick={() => void format()}>Format</LiveButton>
        <LiveButton onClick={onClose}>Close the editor</LiveButton>
        <TaskStatus error={error} isSlow={isSlow} />
      </div>
      <div ref={result}>
        {report && !isSlow && (
          <AnswerResult
            key={turn}
            report={report}
            isOld={judged !== text}
            answer={report.mistake === undefined ? undefined : answers[report.mistake]}
          />
        )}
      </div>
    </div>
  );
}

interface AnswerResultProps {
  readonly report: AnswerReport;
  readonly isOld: boolean;
  /** The HTML of what the reader is told about the mistake. */
  readonly answer: string | undefined;
}

function AnswerResult({ report: { passed, message, details }, isOld, answer }: AnswerResultProps) {
  return (
    <div className={isOld ? 'live-results exercise-result is-old' : 'live-results exercise-result'}>
      <Status kind={passed ? 'passed' : 'failed'}>
        {passed ? `Solved. ${message}` : message}
        {answer !== undefined && ' '}
        {answer !== undefined && <strong dangerouslySetInnerHTML={{ __html: answer }} />}
      </Status>
      {details.length > 0 && (
        <ul className="live-list live-tests">
          {details.map((line) => (
            <li key={line} className="is-failed">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
