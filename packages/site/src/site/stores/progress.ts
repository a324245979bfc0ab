/** What the reader has done in the courses, on this device only. */
import { onStoredElsewhere, readStored, STORAGE_KEYS, storedKeys, writeStored } from './storage';
import { createStore } from './store';

/** The exercises and predictions of one lesson. */
export interface LessonProgress {
  readonly title: string;
  /** The anchors of those that the reader has solved. */
  readonly done: readonly string[];
  /** How many the lesson has. */
  readonly all: number;
}

export interface CourseProgress {
  /** By the path of the lesson. */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  /** The lesson in which the reader was last. */
  readonly last: string | undefined;
}

const NONE: CourseProgress = { lessons: {}, last: undefined };

export const progressStore = createStore<CourseProgress>(NONE);

/** Reads what is stored, and follows other tabs. */
export function followProgress(): void {
  progressStore.set(parseProgress(readStored(STORAGE_KEYS.courseProgress)));
  onStoredElsewhere(STORAGE_KEYS.courseProgress, (value) => progressStore.set(parseProgress(value)));
}

/** Notes that the reader works on the lesson of this page, and what has been solved there, if anything. */
export function noteProgress(solved?: string): void {
  const { pathname } = location;
  const { lessons } = parseProgress(readStored(STORAGE_KEYS.courseProgress));
  const done = new Set(lessons[pathname]?.done ?? []);
  if (solved !== undefined) done.add(solved);
  const lesson: LessonProgress = {
    title: document.querySelector('h1')?.textContent ?? '',
    all: document.querySelectorAll('.exercise, .predict').length,
    done: [...done],
  };
  const next = { lessons: { ...lessons, [pathname]: lesson }, last: pathname };
  writeStored(STORAGE_KEYS.courseProgress, JSON.stringify(next));
  progressStore.set(next);
}

export function isComplete({ done, all }: LessonProgress): boolean {
  return all > 0 && done.length >= all;
}

/** Forgets all progress and all answers. */
export function clearProgress(): void {
  for (const key of [...storedKeys(STORAGE_KEYS.courseAnswer), STORAGE_KEYS.courseProgress])
    writeStored(key, null);
  progressStore.set(NONE);
}

/** All progress and all answers, as the text of a file. */
export function exportProgress(): string {
  const answers = storedKeys(STORAGE_KEYS.courseAnswer).map((key) => [
    key.slice(STORAGE_KEYS.courseAnswer.length),
    readStored(key),
  ]);
  return `${JSON.stringify({ ...progressStore.get(), answers: Object.fromEntries(answers) }, null, 2)}\n`;
}

/**
 * Stored text is not trusted: what is damaged counts as not there.
 * @internal
 */
export function parseProgress(text: string | null): CourseProgress {
  const value = parsed(text);
  if (!isRecord(value) || !isRecord(value.lessons)) return NONE;
  const lessons = Object.entries(value.lessons).flatMap(([path, lesson]): [string, LessonProgress][] => {
    if (!isRecord(lesson) || !path.startsWith('/')) return [];
    const { title, done, all } = lesson;
    if (typeof title !== 'string' || typeof all !== 'number' || !Array.isArray(done)) return [];
    return [[path, { title, all, done: done.filter((one) => typeof one === 'string') }]];
  });
  const last = typeof value.last === 'string' ? value.last : undefined;
  return {
    lessons: Object.fromEntries(lessons),
    last: lessons.some(([path]) => path === last) ? last : undefined,
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
