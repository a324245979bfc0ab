/** A value that the reader is entering: in fields, or as an expression. */
import type { ValueForm } from '@ligo-docs/ligo';
import type { Syntax } from '../../model/syntax';
import { type FormValue, isComplete, startValue, written } from './form-value';

export interface Draft {
  readonly value: FormValue;
  /** The expression, if the reader writes one instead of filling in fields. */
  readonly text?: string;
}

export interface FieldType {
  readonly type: string;
  readonly form: ValueForm;
}

export function startDraft({ form }: FieldType, account: string, text?: string): Draft {
  return { value: startValue(form, account), ...(text !== undefined && { text }) };
}

/** The expression of a draft; undefined while a field is not valid. */
export function expressionOf(
  { form }: FieldType,
  { value, text }: Draft,
  syntax: Syntax,
): string | undefined {
  if (text !== undefined) return text.trim() === '' ? undefined : text;
  return isComplete(form, value) ? written(form, value, syntax) : undefined;
}

/** From fields to the expression that they stand for, and back to fields. */
export function toggled(field: FieldType, draft: Draft, syntax: Syntax): Draft {
  if (draft.text !== undefined) return { value: draft.value };
  return { ...draft, text: expressionOf(field, draft, syntax) ?? '' };
}
