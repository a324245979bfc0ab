import type { Syntax } from '../../model/syntax';
import { LiveButton, Status } from '../results/Status';
import { type Draft, type FieldType, toggled } from './draft';
import { ExpressionField } from './ExpressionField';
import { type Account, ValueFields } from './ValueFields';

interface DraftFieldProps {
  readonly label: string;
  readonly field: FieldType;
  readonly draft: Draft;
  readonly syntax: Syntax;
  readonly accounts: readonly Account[];
  readonly onDraft: (draft: Draft) => void;
  /** What the worker says about the value. */
  readonly error?: string | undefined;
}

/** A value in typed fields, or as an expression where the reader prefers one. */
export function DraftField({ label, field, draft, syntax, accounts, onDraft, error }: DraftFieldProps) {
  const { form, type } = field;
  if (form.kind === 'unit') return null;
  if (draft.text !== undefined || form.kind === 'expression')
    return (
      <div className="draft">
        <ExpressionField
          label={label}
          type={type}
          value={draft.text ?? (draft.value.kind === 'text' ? draft.value.text : '')}
          error={error}
          onChange={({ target }) =>
            onDraft(
              form.kind === 'expression'
                ? { value: { kind: 'text', text: target.value } }
                : { ...draft, text: target.value },
            )
          }
        />
        {form.kind !== 'expression' && (
          <LiveButton onClick={() => onDraft(toggled(field, draft, syntax))}>Use fields</LiveButton>
        )}
      </div>
    );
  return (
    <div className="draft">
      <ValueFields
        label={label}
        form={form}
        value={draft.value}
        accounts={accounts}
        onChange={(value) => onDraft({ ...draft, value })}
      />
      {error && <Status kind="failed">{error}</Status>}
      <LiveButton
        aria-label={`Write ${label} as an expression`}
        onClick={() => onDraft(toggled(field, draft, syntax))}
      >
        As an expression
      </LiveButton>
    </div>
  );
}
