import { answer } from './answer';
import { type Answer, whenAnswered } from './consent';

const page = () => document.documentElement.dataset;

/** Removes the question that the inline script shows once there is an answer, which may be given in another tab. */
export function followConsent(): void {
  if (page().asks !== undefined) whenAnswered(() => delete page().asks);
}

/** Stores the reader's answer. The pressed button is gone, so the focus moves to the content. */
export function answerQuestion(consent: Answer): void {
  answer(consent);
  delete page().asks;
  document.getElementById('main')?.focus({ preventScroll: true });
}
