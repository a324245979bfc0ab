import './contract.css';
import { type ComponentProps, useId } from 'react';
import { Status } from '../results/Status';

type FieldProps = ComponentProps<'textarea'> & {
  label: string;
  type: string;
  value: string;
  error?: string | undefined;
};

/** A field for an expression of a type. */
export function ExpressionField({ label, type, value, error, ...attributes }: FieldProps) {
  const id = useId();
  const lines = value.split('\n').length;
  return (
    <div className="live-field">
      <label htmlFor={id}>
        <span>{label}</span> <code translate="no">{type}</code>
      </label>
      <textarea
        {...attributes}
        id={id}
        rows={Math.max(lines, value.length > 70 ? 2 : 1)}
        spellCheck={false}
        autoCapitalize="off"
        required
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <Status kind="failed" id={`${id}-error`}>
          {error}
        </Status>
      )}
    </div>
  );
}
