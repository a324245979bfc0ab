import { useId } from 'react';
import { Status } from '../results/Status';

interface ExpressionFieldProps {
  readonly label: string;
  readonly type: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly isFixed: boolean;
  readonly error?: string;
}

export function ExpressionField({ label, type, value, onValue, isFixed, error }: ExpressionFieldProps) {
  const id = useId();
  const lines = value.split('\n').length;
  return (
    <div className="live-field">
      <label htmlFor={id}>
        {label} <code>{type}</code>
      </label>
      <textarea
        id={id}
        rows={Math.max(lines, value.length > 70 ? 2 : 1)}
        spellCheck={false}
        autoCapitalize="off"
        required
        value={value}
        readOnly={isFixed}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      {error && (
        <Status kind="failed" id={`${id}-error`}>
          {error}
        </Status>
      )}
    </div>
  );
}
