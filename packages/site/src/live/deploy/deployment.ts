/** The commands and files that deploy a contract. */
import type { Syntax } from '../../model/syntax';
import { SYNTAX_EXTENSIONS } from '../../model/syntax';

export interface Deployment {
  readonly syntax: Syntax;
  /** The source, with everything that it includes. */
  readonly source: string;
  /** The path of the module of the contract; empty for the file. */
  readonly module: string;
  /** The compiled contract as text and JSON. */
  readonly text: string;
  readonly json: string;
  /** The initial storage as the reader writes it, and compiled. */
  readonly storage: CompiledValue;
  /** A call for each entrypoint that has an argument. */
  readonly calls: readonly EntrypointCall[];
  /** What the origination burns, in tez. */
  readonly burn: string;
}

export interface CompiledValue {
  readonly expression: string;
  readonly text: string;
  readonly json: string;
}

export interface EntrypointCall {
  readonly entrypoint: string;
  readonly argument: CompiledValue;
}

export interface NamedFile {
  readonly name: string;
  readonly text: string;
}

/** The name under which files and commands know the contract. */
export function contractName({ module }: Pick<Deployment, 'module'>): string {
  return (module || 'contract').replaceAll('.', '-').toLowerCase();
}

const sourceName = (deployment: Pick<Deployment, 'module' | 'syntax'>): string =>
  `${contractName(deployment)}.${SYNTAX_EXTENSIONS[deployment.syntax]}`;

/** An argument of a command, in quotes that no shell looks into. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function ligoCommands(deployment: Deployment): string {
  const { module, storage, calls } = deployment;
  const file = sourceName(deployment);
  const name = contractName(deployment);
  const of = module === '' ? '' : ` -m ${module}`;
  return [
    `ligo compile contract ${file}${of} -o ${name}.tz`,
    `ligo compile storage ${file} ${quoted(storage.expression)}${of} -o ${name}.storage.tz`,
    ...calls.map(
      ({ entrypoint, argument }) =>
        `ligo compile parameter ${file} ${quoted(argument.expression)}${of} -e ${entrypoint}`,
    ),
  ].join('\n');
}

export function octezCommands(deployment: Deployment): string {
  const { storage, calls, burn } = deployment;
  const name = contractName(deployment);
  return [
    `octez-client originate contract ${name} transferring 0 from deployer running ${name}.tz --init ${quoted(storage.text)} --burn-cap ${burnCap(burn)}`,
    ...calls.map(
      ({ entrypoint, argument }) =>
        `octez-client transfer 0 from deployer to ${name} --entrypoint ${entrypoint} --arg ${quoted(argument.text)}`,
    ),
  ].join('\n');
}

/** Hundredths above the estimate. */
const burnCap = (burn: string): string => (Math.ceil(Number(burn) * 100) / 100).toFixed(2);

export function taquitoLines({ calls }: Deployment): string {
  return [
    "const operation = await tezos.contract.originate({ code: read('contract.json'), init: read('storage.json') });",
    'const contract = await operation.contract();',
    ...calls.map(
      ({ entrypoint, argument }) =>
        `await tezos.contract.transfer({ to: contract.address, amount: 0, parameter: { entrypoint: '${entrypoint}', value: ${oneLine(argument.json)} } });`,
    ),
  ].join('\n');
}

const oneLine = (json: string): string => JSON.stringify(JSON.parse(json));

/** The version that the contract was tried with. */
const TAQUITO = '24.2.0';

/** A project that checks the compiled contract without a node, and deploys it to one. */
export function projectFiles(deployment: Deployment): readonly NamedFile[] {
  const name = contractName(deployment);
  const { source, text, json, storage, burn } = deployment;
  return [
    { name: sourceName(deployment), text: source },
    { name: `${name}.tz`, text: `${text}\n` },
    { name: 'contract.json', text: `${json}\n` },
    { name: 'storage.json', text: `${storage.json}\n` },
    { name: 'package.json', text: packageFile(name) },
    { name: 'check.mjs', text: CHECK_SCRIPT },
    { name: 'deploy.mjs', text: DEPLOY_SCRIPT },
    { name: 'README.md', text: readme(name, burn, ligoCommands(deployment)) },
  ];
}

function packageFile(name: string): string {
  const content = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { check: 'node check.mjs', deploy: 'node deploy.mjs' },
    dependencies: {
      '@taquito/michelson-encoder': TAQUITO,
      '@taquito/signer': TAQUITO,
      '@taquito/taquito': TAQUITO,
    },
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

const READ = `import { readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
`;

const CHECK_SCRIPT = `/** Reads the compiled contract and its storage as Taquito does. Needs no node. */
import { ParameterSchema, Schema } from '@taquito/michelson-encoder';
${READ}
const script = { code: read('contract.json'), storage: read('storage.json') };
const storage = Schema.fromRPCResponse({ script });
const parameter = ParameterSchema.fromRPCResponse({ script });
console.log('Storage:', storage.Execute(script.storage));
console.log('Entrypoints:', parameter.isMultipleEntryPoint ? Object.keys(parameter.ExtractSignatures()).length : 1);
`;

const DEPLOY_SCRIPT = `/** Originates the contract: SECRET_KEY=edsk... npm run deploy -- https://address-of-a-node */
import { InMemorySigner } from '@taquito/signer';
import { TezosToolkit } from '@taquito/taquito';
${READ}
const [rpc] = process.argv.slice(2);
const key = process.env.SECRET_KEY;
if (!rpc || !key) {
  console.error('Usage: SECRET_KEY=edsk... npm run deploy -- https://address-of-a-node');
  process.exit(2);
}
const tezos = new TezosToolkit(rpc);
tezos.setProvider({ signer: await InMemorySigner.fromSecretKey(key) });
const operation = await tezos.contract.originate({ code: read('contract.json'), init: read('storage.json') });
console.log(\`Waiting for \${operation.hash} ...\`);
const { address } = await operation.contract();
console.log(\`Deployed at \${address}\`);
`;

const readme = (name: string, burn: string, commands: string): string => `# ${name}

The source of a contract, what it compiles to, and a script that deploys it.

\`\`\`
npm install
npm run check
SECRET_KEY=edsk... npm run deploy -- https://address-of-a-node
\`\`\`

\`check\` needs no node: it reads the contract and its storage. \`deploy\` originates the contract, which burns about ${burn} tez.
Use a key of a test network: whoever reads the key owns the account.

After a change of the source, compile it again with LIGO:

\`\`\`
${commands}
\`\`\`
`;
