/** Verifies exercises and predictions when their text is compiled. */
import type { Language } from '@ligo-docs/ligo';
import type { Article } from '../../markdown/article';
import type { Problem } from '../../model/problem';
import { checkExercise } from './check-exercises';
import { checkPrediction } from './check-predictions';

/** Their problems; a lesson that has some is not published. */
export async function checkLesson(
  file: string,
  { exercises, predictions }: Pick<Article, 'exercises' | 'predictions'>,
  language: Language,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const fail = (line: number, message: string) => problems.push({ file, line, message, isError: true });
  for (const exercise of exercises) await checkExercise(exercise, language, fail);
  for (const prediction of predictions) await checkPrediction(prediction, language, fail);
  return problems;
}
