import { describe, expect, it } from 'vitest';
import { readSessions, scrubbed, startSession, withCall, withoutCall } from './session';

const call = (name: string) =>
  ({ kind: 'entry', name, parameter: '1', sender: 'a', amount: '0tez' }) as const;
const THREE = ['a', 'b', 'c'].reduce((session, name) => withCall(session, call(name)), startSession('0'));
const namesOf = ({ calls }: typeof THREE) => calls.map(({ name }) => name).join('');

describe('a session', () => {
  it('shows the storage after its last call, and goes back and forth', () => {
    expect([namesOf(THREE), THREE.shown]).toEqual(['abc', 3]);
    expect([-1, 0, 2, 9].map((to) => scrubbed(THREE, to).shown)).toEqual([0, 0, 2, 3]);
  });

  it('goes on after the call that is shown; later ones are dropped', () => {
    const next = withCall(scrubbed(THREE, 1), call('d'));
    expect([namesOf(next), next.shown]).toEqual(['ad', 2]);
  });

  it('forgets a call, and still shows the same moment', () => {
    expect(withoutCall(scrubbed(THREE, 2), 0)).toMatchObject({ shown: 1 });
    expect(withoutCall(scrubbed(THREE, 2), 2)).toMatchObject({ shown: 2 });
  });

  it('has a limited number of calls', () => {
    let session = startSession('0');
    for (let count = 0; count < 203; count += 1) session = withCall(session, call('a'));
    expect(session.calls).toHaveLength(200);
  });
});

describe('sessions from untrusted data', () => {
  it('survive serialisation', () => {
    const sessions = { 'a.jsligo#': { ...THREE, shown: 2 } };
    expect(readSessions(JSON.parse(JSON.stringify(sessions)))).toEqual(sessions);
  });

  it.each([
    null,
    7,
    [],
    'x',
    { a: null },
    { a: { storage: 1, calls: [] } },
    { a: { storage: '1', calls: {} } },
    { a: { storage: '1', calls: [{ kind: 'x' }] } },
  ])('that are %j are left out', (data) => expect(readSessions(data)).toEqual({}));

  it('show a moment that exists', () => {
    for (const shown of [-5, 99, 'x', null])
      expect(readSessions({ a: { ...THREE, shown } }).a?.shown).toBe(shown === -5 ? 0 : 3);
  });
});
