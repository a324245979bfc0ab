import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import {
  clearProgress,
  exportProgress,
  followProgress,
  isComplete,
  noteProgress,
  parseProgress,
  progressStore,
} from './progress';
import { STORAGE_KEYS } from './storage';

const KEY = STORAGE_KEYS.courseProgress;

beforeEach(() => {
  history.replaceState(null, '', '/course/maps');
  document.body.innerHTML =
    '<h1>Maps</h1><section class="exercise"></section><section class="predict"></section>';
});

afterEach(() => {
  localStorage.clear();
  followProgress();
});

describe('progress', () => {
  it('knows what is solved in a lesson, once, and where the reader was last', () => {
    noteProgress();
    expect(progressStore.get().lessons['/course/maps']).toEqual({ title: 'Maps', all: 2, done: [] });
    noteProgress('exercise-a');
    noteProgress('exercise-a');
    history.replaceState(null, '', '/course/views');
    noteProgress('exercise-a');
    const { lessons, last } = progressStore.get();
    expect(lessons['/course/maps']?.done).toEqual(['exercise-a']);
    expect(last).toBe('/course/views');
  });

  it('completes a lesson with its last exercise or prediction', () => {
    noteProgress('exercise-a');
    const isDone = () => Object.values(progressStore.get().lessons).every(isComplete);
    expect(isDone()).toBe(false);
    noteProgress('predict-b');
    expect(isDone()).toBe(true);
  });

  it('is read again on the next page', () => {
    noteProgress('exercise-a');
    const known = progressStore.get();
    progressStore.set({ lessons: {}, last: undefined });
    followProgress();
    expect(progressStore.get()).toEqual(known);
  });

  it('is exported with the answers, and cleared with them', () => {
    noteProgress('exercise-a');
    localStorage.setItem(`${STORAGE_KEYS.courseAnswer}/course/maps#exercise-a.jsligo`, 'const a = 1;');
    localStorage.setItem('theme', 'dark');
    expect(JSON.parse(exportProgress())).toMatchObject({
      lessons: { '/course/maps': { done: ['exercise-a'] } },
      answers: { '/course/maps#exercise-a.jsligo': 'const a = 1;' },
    });
    clearProgress();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(progressStore.get().lessons).toEqual({});
  });
});

describe('stored progress that is damaged', () => {
  test.each([
    ['no JSON', '{'],
    ['another value', '[1]'],
    [
      'lessons of another form',
      '{"lessons":{"/a":{"title":1,"done":[],"all":1},"b":{"title":"","done":[],"all":1}}}',
    ],
  ])('counts as none: %s', (_what, text) => {
    localStorage.setItem(KEY, text);
    expect(parseProgress(text)).toEqual({ lessons: {}, last: undefined });
  });

  test('keeps what can be read', () => {
    const text = '{"lessons":{"/a":{"title":"A","done":["x",2],"all":3}},"last":"/b"}';
    expect(parseProgress(text)).toEqual({
      lessons: { '/a': { title: 'A', done: ['x'], all: 3 } },
      last: undefined,
    });
  });
});
