/** The calls of contracts: what the reader has entered, from which the worker derives storages and balances. */
import type { ContractCall } from '@ligo-docs/ligo';

export interface Session {
  /** The initial storage, as an expression. */
  readonly storage: string;
  readonly calls: readonly ContractCall[];
  /** How many of the calls are applied to what is shown; the log can be scrubbed back and forth. */
  readonly shown: number;
}

/** By `sessionKey`. */
export type Sessions = Readonly<Record<string, Session>>;

/** More calls than anybody enters by hand; each one is replayed after every edit. */
const MAX_CALLS = 200;
const MAX_SESSIONS = 20;
const MAX_EXPRESSION = 20_000;

/** Contracts are distinguished by their file and the path of their module. */
export function sessionKey(file: string, contract: string): string {
  return `${file}#${contract}`;
}

export function startSession(storage: string): Session {
  return { storage, calls: [], shown: 0 };
}

/** A call is made after the calls that are shown; those after them are dropped. */
export function withCall(session: Session, call: ContractCall): Session {
  if (session.shown >= MAX_CALLS) return session;
  const calls = [...session.calls.slice(0, session.shown), call];
  return { ...session, calls, shown: calls.length };
}

export function withoutCall(session: Session, at: number): Session {
  const calls = session.calls.filter((_, index) => index !== at);
  return { ...session, calls, shown: session.shown > at ? session.shown - 1 : session.shown };
}

export function scrubbed(session: Session, to: number): Session {
  return { ...session, shown: Math.max(0, Math.min(session.calls.length, Math.trunc(to))) };
}

/** Parses untrusted data; what is not valid is left out. */
export function readSessions(data: unknown): Sessions {
  if (!isRecord(data)) return {};
  const entries = Object.entries(data).slice(0, MAX_SESSIONS);
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const session = readSession(value);
      return session ? [[key, session]] : [];
    }),
  );
}

function readSession(data: unknown): Session | undefined {
  if (!isRecord(data) || !isExpression(data.storage) || !Array.isArray(data.calls)) return undefined;
  const calls = data.calls.slice(0, MAX_CALLS).flatMap((call: unknown) => readCall(call) ?? []);
  if (calls.length < Math.min(data.calls.length, MAX_CALLS)) return undefined;
  const shown = typeof data.shown === 'number' ? data.shown : calls.length;
  return scrubbed({ storage: data.storage, calls, shown: 0 }, shown);
}

function readCall(data: unknown): ContractCall | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, name, parameter, sender, amount, level, time } = data;
  if (kind !== 'entry' && kind !== 'view') return undefined;
  if (!isExpression(name) || !isExpression(parameter) || !isExpression(sender) || !isExpression(amount))
    return undefined;
  return {
    kind,
    name,
    parameter,
    sender,
    amount,
    ...(isExpression(level) && { level }),
    ...(isExpression(time) && { time }),
  };
}

function isExpression(data: unknown): data is string {
  return typeof data === 'string' && data.length <= MAX_EXPRESSION;
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
