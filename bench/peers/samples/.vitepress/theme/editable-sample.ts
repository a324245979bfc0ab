import { defineComponent, h, ref } from 'vue';

const PROGRAM = `const bids: number[] = [5, 8, 13];
const highest = Math.max(...bids);
const label: number = 'The highest bid is ' + highest;
console.log(label);
`;

/** What TypeScript's playground consists of, Monaco and the compiler in a worker, loaded with the first use. */
export const EditableSample = defineComponent(() => {
  const host = ref<HTMLElement>();
  const output = ref('');
  const edit = async () => {
    const { createEditor } = await import('./monaco');
    if (host.value) createEditor(host.value, PROGRAM);
  };
  const run = async () => {
    const { emit } = await import('./monaco');
    const lines: unknown[] = [];
    new Function('console', await emit(PROGRAM))({ log: (line: unknown) => lines.push(line) });
    output.value = lines.join('\n');
  };
  return () => [
    h('button', { class: 'edit', onClick: edit }, 'Edit'),
    h('button', { class: 'run', onClick: run }, 'Run'),
    h('div', { ref: host, style: 'height: 12rem' }),
    output.value && h('pre', { class: 'output' }, output.value),
  ];
});
