/** Runs every check of the project and closes with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findFullChromium } from './find-chromium.mjs';
import { installWithTools } from './install-missing.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, 'test-results');
const total = { passed: 0, failed: 0, failures: [] };

function run(command, args, env = {}) {
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

function step(title, work) {
  console.log(`\n== ${title}`);
  const start = Date.now();
  const { passed, failed, failures = [title] } = work();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) total.failures.push(...failures);
  console.log(
    `== ${title}: ${passed} passed, ${failed} failed, ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
}

/** A command that only succeeds or fails counts as one test. */
const single = (command, args) => () =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

function vitest(project, ...options) {
  const report = join(results, `${project}.json`);
  const succeeded = run('npx', [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ]);
  return counts(report, succeeded, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    failures: json.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}\n${message}`] : []),
      ...assertionResults.flatMap(({ fullName, failureMessages }) =>
        failureMessages.map((text) => `${fullName}\n${text}`),
      ),
    ]),
  }));
}

function browser() {
  const chromium = findChromium();
  if (!chromium) return { passed: 0, failed: 1 };
  const succeeded = run('npx', ['playwright', 'test'], {
    CHROMIUM_PATH: chromium,
    CHROMIUM_FULL_PATH: process.env.CHROMIUM_FULL_PATH ?? findFullChromium(),
  });
  return counts(join(results, 'browser.json'), succeeded, ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...errors.map(({ message }) => message), ...suites.flatMap(failuresIn)],
  }));
}

/** What the failed tries of a browser test said, also of one that passed on its second try. */
function failuresIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ results: tries }) =>
      tries.flatMap(({ errors }) => errors.map(({ message }) => `${file}:${line} ${title}\n${message}`)),
    ),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

/** A run that failed without a failing test, such as a file that does not load, is a failure all the same. */
function counts(report, succeeded, read) {
  try {
    const { passed, failed, failures } = read(JSON.parse(readFileSync(report, 'utf8')));
    return { passed, failed: succeeded ? failed : Math.max(1, failed), failures };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

installWithTools();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
step('types', single('npx', ['tsc', '--noEmit']));
step('lint', single('npx', ['biome', 'ci', '--error-on-warnings']));
step('unit tests', () => vitest('unit'));
step('tests by chance', () => vitest('fuzz', '--maxWorkers=2'));
step('production build without warnings', single('node', ['scripts/run.mjs', 'build', '--strict', '--pack']));
step('samples', single('node', ['scripts/run.mjs', 'check:samples']));
step('conformance of dist/', () => vitest('conformance'));
step('browser tests', browser);
for (const text of total.failures) console.log(`\nFAILED ${text}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
