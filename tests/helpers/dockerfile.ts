/** Reads a Dockerfile into its instructions. */
export interface Instruction {
  readonly line: number;
  readonly keyword: string;
  readonly value: string;
}

/** Comments are left out and continued lines are joined. */
export function readDockerfile(text: string): Instruction[] {
  const instructions: Instruction[] = [];
  let start = 0;
  let joined = '';
  for (const [index, line] of text.split('\n').entries()) {
    if (joined === '' && /^\s*(#|$)/.test(line)) continue;
    if (joined === '') start = index + 1;
    joined += line.replace(/\\$/, '');
    if (line.endsWith('\\')) continue;
    const [, keyword = '', value = ''] = /^\s*(\w+)\s+([\s\S]*)$/.exec(joined) ?? [];
    instructions.push({
      line: start,
      keyword: keyword.toUpperCase(),
      value: value.replace(/\s+/g, ' ').trim(),
    });
    joined = '';
  }
  return instructions;
}

/** The instructions of each stage; a stage begins with FROM. */
export function stagesOf(instructions: readonly Instruction[]): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const instruction of instructions) {
    if (instruction.keyword === 'FROM') stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
}
