import { expect, it } from 'vitest';
import { type Deployment, ligoCommands, octezCommands, projectFiles, taquitoLines } from './deployment';

const DEPLOYMENT: Deployment = {
  syntax: 'jsligo',
  source: 'namespace Counter {}\n',
  module: 'Counter',
  text: '{ parameter string }',
  json: '[]',
  storage: { expression: '"it\'s"', text: '"it\'s"', json: '{"string":"it\'s"}' },
  calls: [{ entrypoint: 'add', argument: { expression: '1', text: '1', json: '{\n  "int": "1"\n}' } }],
  burn: '0.08525',
};

it('gives the commands of LIGO, with quotes that no shell looks into', () => {
  expect(ligoCommands(DEPLOYMENT).split('\n')).toEqual([
    'ligo compile contract counter.jsligo -m Counter -o counter.tz',
    "ligo compile storage counter.jsligo '\"it'\\''s\"' -m Counter -o counter.storage.tz",
    "ligo compile parameter counter.jsligo '1' -m Counter -e add",
  ]);
});

it('gives the commands of octez-client, with a burn cap above the estimate', () => {
  expect(octezCommands(DEPLOYMENT).split('\n')).toEqual([
    "octez-client originate contract counter transferring 0 from deployer running counter.tz --init '\"it'\\''s\"' --burn-cap 0.09",
    "octez-client transfer 0 from deployer to counter --entrypoint add --arg '1'",
  ]);
});

it('gives the lines for Taquito', () => {
  expect(taquitoLines(DEPLOYMENT)).toContain(`parameter: { entrypoint: 'add', value: {"int":"1"} }`);
});

it('makes a project', () => {
  expect(projectFiles(DEPLOYMENT).map(({ name }) => name)).toEqual([
    'counter.jsligo',
    'counter.tz',
    'contract.json',
    'storage.json',
    'package.json',
    'check.mjs',
    'deploy.mjs',
    'README.md',
  ]);
  const [source] = projectFiles({ ...DEPLOYMENT, module: '', syntax: 'cameligo' });
  expect(source?.name).toBe('contract.mligo');
});
