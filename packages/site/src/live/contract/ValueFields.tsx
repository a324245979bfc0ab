import type { LiteralType, NamedForm, ValueForm } from '@ligo-docs/ligo';
import { type ReactNode, useId } from 'react';
import { LiveButton } from '../results/Status';
import { ExpressionField } from './ExpressionField';
import { entryForm, type FormValue, itemForm, literalProblem, startValue } from './form-value';

/** An account whose name readers can choose instead of an address. */
export interface Account {
  readonly name: string;
  readonly address: string;
}

interface FieldProps<Form extends ValueForm = ValueForm> {
  readonly label: string;
  readonly form: Form;
  readonly value: FormValue;
  readonly accounts: readonly Account[];
  readonly onChange: (value: FormValue) => void;
}

type Of<Kind extends ValueForm['kind']> = FieldProps<Extract<ValueForm, { readonly kind: Kind }>>;

/** The fields of a value, nested as its type is. */
export function ValueFields(props: FieldProps): ReactNode {
  const { form } = props;
  switch (form.kind) {
    case 'literal':
      return <LiteralField {...props} form={form} />;
    case 'bool':
      return <BoolField {...props} form={form} />;
    case 'unit':
      return null;
    case 'expression':
      return <RawField {...props} form={form} />;
    case 'record':
      return <Group {...props} parts={form.fields} />;
    case 'tuple':
      return <Group {...props} parts={form.items.map((item, index) => ({ name: `${index}`, form: item }))} />;
    case 'variant':
      return <Choice {...props} cases={form.cases} />;
    case 'option':
      return <Choice {...props} cases={optionCases(form.value)} />;
    default:
      return <Rows {...props} />;
  }
}

function optionCases(value: ValueForm): readonly NamedForm[] {
  return [
    { name: 'None', form: { kind: 'unit' } },
    { name: 'Some', form: value },
  ];
}

function replaced(items: readonly FormValue[], at: number, next: FormValue): readonly FormValue[] {
  return items.map((item, index) => (index === at ? next : item));
}

function textIn(value: FormValue): string {
  return value.kind === 'text' ? value.text : '';
}

function LiteralField({ label, form: { type }, value, accounts, onChange }: Of<'literal'>) {
  const id = useId();
  const text = textIn(value);
  const problem = literalProblem(type, text);
  const input = {
    id,
    value: text,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ kind: 'text', text: target.value }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>{label}</span> <code translate="no">{type}</code>
      </label>
      <LiteralInput type={type} input={input} accounts={accounts} />
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

interface InputProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (event: { target: { value: string } }) => void;
}

const PLAIN = { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' } as const;

function LiteralInput(props: {
  readonly type: LiteralType;
  readonly input: InputProps;
  readonly accounts: readonly Account[];
}) {
  const { type, input, accounts } = props;
  if (type === 'string') return <textarea {...input} {...PLAIN} rows={1} />;
  if (type === 'tez') return <TezInput input={input} />;
  if (type === 'timestamp') return <TimeInput input={input} />;
  if (type === 'address' || type === 'key_hash') return <AccountInput input={input} accounts={accounts} />;
  return <input {...input} {...PLAIN} inputMode={type === 'nat' ? 'numeric' : 'text'} />;
}

const UNITS = ['tez', 'mutez'] as const;

/** An amount with its unit. */
function TezInput({ input: { value, onChange, ...input } }: { input: InputProps }) {
  const unit = value.endsWith('mutez') ? 'mutez' : 'tez';
  const amount = value.replace(/m?u?tez$/, '');
  return (
    <span className="field-pair">
      <input
        {...input}
        {...PLAIN}
        inputMode="decimal"
        value={amount}
        onChange={({ target }) => onChange({ target: { value: target.value.trim() + unit } })}
      />
      <select
        aria-label="Unit"
        value={unit}
        onChange={({ target }) => onChange({ target: { value: amount + target.value } })}
      >
        {UNITS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </span>
  );
}

/** A moment in UTC, as on the chain. */
function TimeInput({ input: { value, onChange, ...input } }: { input: InputProps }) {
  return (
    <span className="field-pair">
      <input
        {...input}
        type="datetime-local"
        step={1}
        value={value.replace(/Z$/, '')}
        onChange={({ target }) => onChange({ target: { value: target.value && `${target.value}Z` } })}
      />
      <span className="field-unit">UTC</span>
    </span>
  );
}

/** One of the named accounts, or any other address. */
function AccountInput({ input, accounts }: { input: InputProps; accounts: readonly Account[] }) {
  const known = accounts.find(({ address }) => address === input.value);
  return (
    <span className="field-pair">
      <select
        aria-label="Account"
        value={known?.address ?? ''}
        onChange={({ target }) => input.onChange({ target: { value: target.value } })}
      >
        {accounts.map(({ name, address }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
        <option value="">other…</option>
      </select>
      <input {...input} {...PLAIN} />
    </span>
  );
}

function BoolField({ label, value, onChange }: Of<'bool'>) {
  return (
    <div className="field is-check">
      <label>
        <input
          type="checkbox"
          checked={textIn(value) === 'true'}
          onChange={({ target }) => onChange({ kind: 'text', text: String(target.checked) })}
        />{' '}
        <span>{label}</span> <code translate="no">bool</code>
      </label>
    </div>
  );
}

function RawField({ label, form: { type }, value, onChange }: Of<'expression'>) {
  return (
    <ExpressionField
      label={label}
      type={type}
      value={textIn(value)}
      onChange={({ target }) => onChange({ kind: 'text', text: target.value })}
    />
  );
}

function Group({
  label,
  form,
  value,
  accounts,
  onChange,
  parts,
}: FieldProps & { parts: readonly NamedForm[] }) {
  const items = value.kind === 'items' ? value.items : [];
  return (
    <fieldset className="field-group">
      <legend translate="no">{label}</legend>
      {parts.map((part, index) => (
        <ValueFields
          key={part.name}
          label={part.name}
          form={part.form}
          value={items[index] ?? startValue(itemForm(form, index) ?? part.form, accounts[0]?.address ?? '')}
          accounts={accounts}
          onChange={(next) => onChange({ kind: 'items', items: replaced(items, index, next) })}
        />
      ))}
    </fieldset>
  );
}

function Choice({ label, value, accounts, onChange, cases }: FieldProps & { cases: readonly NamedForm[] }) {
  const id = useId();
  const index = value.kind === 'case' ? value.index : 0;
  const chosen = cases[index];
  const choose = (next: number) => {
    const form = cases[next]?.form;
    if (form) onChange({ kind: 'case', index: next, value: startValue(form, accounts[0]?.address ?? '') });
  };
  return (
    <div className="field-group">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select id={id} value={index} translate="no" onChange={({ target }) => choose(Number(target.value))}>
          {cases.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {chosen && value.kind === 'case' && (
        <ValueFields
          key={index}
          label={chosen.name}
          form={chosen.form}
          value={value.value}
          accounts={accounts}
          onChange={(next) => onChange({ kind: 'case', index, value: next })}
        />
      )}
    </div>
  );
}

/** A list, a set or a map: rows that are added and removed. */
function Rows({ label, form, value, accounts, onChange }: FieldProps) {
  const items = value.kind === 'items' ? value.items : [];
  const isMap = form.kind === 'map' || form.kind === 'big_map';
  const row = isMap ? entryForm(form) : itemForm(form, 0);
  if (!row) return null;
  const set = (next: readonly FormValue[]) => onChange({ kind: 'items', items: next });
  return (
    <fieldset className="field-group">
      <legend>
        <span translate="no">{label}</span> <code translate="no">{form.kind}</code>
      </legend>
      {items.length === 0 && <p className="field-empty">Empty.</p>}
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={index} className="field-row">
          <ValueFields
            label={`${isMap ? 'Entry' : 'Item'} ${index + 1}`}
            form={row}
            value={item}
            accounts={accounts}
            onChange={(next) => set(replaced(items, index, next))}
          />
          <LiveButton
            aria-label={`Remove ${index + 1} of ${label}`}
            onClick={() => set(items.filter((_, at) => at !== index))}
          >
            Remove
          </LiveButton>
        </div>
      ))}
      <LiveButton onClick={() => set([...items, startValue(row, accounts[0]?.address ?? '')])}>
        {`Add to ${label}`}
      </LiveButton>
    </fieldset>
  );
}
