import type { InspectedSlot } from '@ligo-docs/ligo';
import { useEffect, useState } from 'react';
import { liveClient } from '../client/live-client';
import type { LiveProgram } from '../protocol/program';
import type { Output } from '../worker/serve';

interface StackViewProps {
  readonly program: LiveProgram;
  readonly module: string;
  readonly instruction: number | undefined;
  readonly name: string | undefined;
}

/** Readers who move over the code do not stop at every instruction. */
const DELAY_MS = 60;

/** The stack before and after an instruction, with the names that the program gives to its values. */
export function StackView({ program, module, instruction, name }: StackViewProps) {
  const [shown, setShown] = useState<{
    readonly name: string | undefined;
    readonly stacks: Output<'stack'>;
  }>();
  const key = JSON.stringify([program, module, instruction]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the instruction
  useEffect(() => {
    if (instruction === undefined) return;
    let isCurrent = true;
    const request = async () => {
      const stacks = await liveClient
        .request('stack', { program, module, index: instruction })
        .catch(() => undefined);
      if (isCurrent) setShown({ name, stacks });
    };
    const timer = setTimeout(request, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  const stacks = shown?.stacks;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long stack
    <section className="mich-stack" aria-label="Stack" aria-live="polite" tabIndex={0}>
      {stacks ? (
        <>
          <Stack title={`Before ${shown.name ?? ''}`} slots={stacks.before} />
          <Stack title="After" slots={stacks.after} />
        </>
      ) : (
        <p>Point at an instruction, or move with the arrow keys, to see the stack around it.</p>
      )}
    </section>
  );
}

function Stack({ title, slots }: { title: string; slots: readonly InspectedSlot[] | undefined }) {
  return (
    <div>
      <p>{title}</p>
      {slots === undefined && <p className="mich-empty">The code stops here: it fails.</p>}
      {slots?.length === 0 && <p className="mich-empty">empty</p>}
      <ol translate="no">
        {slots?.map(({ name, type }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the stack is its index
          <li key={index}>
            {name !== undefined && <b>{name}</b>} <code>{type}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
