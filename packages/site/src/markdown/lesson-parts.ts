import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ExerciseSource, PredictionSource } from '../model/exercise';

export interface LessonParts {
  readonly exercises: readonly ExerciseSource[];
  readonly predictions: readonly PredictionSource[];
}

/** The parts of a lesson that the build verifies, in page order. */
export function collectLessonParts(root: Root): LessonParts {
  const exercises: ExerciseSource[] = [];
  const predictions: PredictionSource[] = [];
  visit(root, 'wrapper', ({ data: { exercise, prediction } }) => {
    if (exercise) exercises.push(exercise);
    if (prediction) predictions.push(prediction);
  });
  return { exercises, predictions };
}
