/**
 * Translators replace texts with elements of their own. Whatever a component changes afterwards is shown, because every
 * text that changes is the only child of an element, which React then replaces as a whole.
 */
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site as config } from '../../../../site.config';
import { translate } from '../../../../tests/helpers/disturb';
import { LATEST } from '../../../../tests/helpers/latest';
import { CallLog } from '../live/contract/CallLog';
import { StorageView } from '../live/contract/StorageView';
import { NameCard } from '../live/hover/NameCard';
import { TabList } from '../live/parts/TabList';
import { RunResults } from '../live/results/RunResults';
import { CheckStatus, Lines, LiveButton, TaskStatus } from '../live/results/Status';
import { FileTabs } from '../live/workbench/FileTabs';
import { ProblemList } from '../live/workbench/ProblemList';
import { StatusLine } from '../live/workbench/StatusLine';
import type { Output } from '../live/worker/serve';
import type { SearchAnswer } from '../model/search';
import { browserConfig } from '../model/site';
import { LabelText } from '../site/parts/LabelText';
import { Outcome } from '../site/search/Outcome';
import { ResultList, ResultsFoot } from '../site/search/Results';
import type { Search } from '../site/search/use-search';
import { NO_ACTIONS, ShellContext } from '../site/shell/context';
import { ErrorScreen } from '../site/shell/ErrorScreen';
import { MobileMenu } from '../site/shell/MobileMenu';
import { SidebarTree } from '../site/sidebar/Sidebar';

const site = browserConfig(config);

const inShell = (part: ReactElement) => (
  <ShellContext
    value={{ site, record: { path: '/docs/lists', title: '', version: LATEST }, actions: NO_ACTIONS }}
  >
    {part}
  </ShellContext>
);

const hit = (title: string, excerpt: string) => {
  const pieces = [
    { text: title.slice(0, 2), found: true },
    { text: title.slice(2), found: false },
  ];
  return { href: `/${title}`, anchor: '', title: pieces, excerpt: [{ text: excerpt, found: false }] };
};
const answerOf = (...titles: readonly string[]): SearchAnswer => ({
  by: 'words',
  pages: titles.map((title) => ({
    id: title,
    kind: 'guide',
    trail: [`Section of ${title}`],
    versions: [LATEST],
    title: [{ text: title, found: false }],
    hits: [hit(title, `About ${title}`), hit(`${title} more`, 'More')],
  })),
  total: titles.length,
  suggestions: titles.length > 0 ? [] : ['map'],
});
const searchOf = (query: string, answer?: SearchAnswer, status: Search['status'] = 'done'): Search => ({
  query,
  answer,
  status,
  searched: 1,
  retry: () => {},
});
const outcomeOf = (search: Search) =>
  inShell(
    <Outcome search={search} query={search.query} onSearch={() => {}}>
      {({ pages }) => <ResultList pages={pages} searched={1} />}
    </Outcome>,
  );

const done = (values: readonly string[], failed = false): Output<'run'> => ({
  kind: 'done',
  values: values.map((name) => ({ name, value: '1', place: undefined })),
  tests: [
    {
      name: 'test_a',
      value: '2',
      place: undefined,
      failure: failed
        ? { message: 'no', report: 'Line 1: no', place: undefined, values: { left: '1', right: '2' } }
        : undefined,
      ms: 1,
      output: failed ? 'printed' : '',
    },
  ],
  failures: [],
  notes: [],
  output: values.join(),
  contracts: [],
});

const filesWith = (...names: readonly string[]) => (
  <FileTabs
    program={{
      title: 'a',
      version: LATEST,
      files: names.map((name) => ({ name, text: '' })),
      active: 0,
      sessions: {},
    }}
    syntax="jsligo"
    dispatch={() => {}}
    controls="editor"
  />
);
const checkedWith = (...reports: readonly string[]) => ({
  problems: reports.map((report) => ({ message: report, report })),
  outline: [],
});
const problemsWith = (...reports: readonly string[]) => (
  <ProblemList checked={checkedWith(...reports)} library="/ligo/1.9.2.json" onJump={() => {}} />
);
const statusWith = (line: number, ...reports: readonly string[]) => (
  <StatusLine
    checked={checkedWith(...reports)}
    isStored={reports.length === 0}
    isOwn
    syntax="jsligo"
    position={{ line, column: 1 }}
    onProblems={() => {}}
    onKeys={() => {}}
  />
);
const moment = (storage: string) => ({ storage, balance: '0', level: '1', time: '', balances: {} });
const storageAt = (at: number) => (
  <StorageView moments={[moment('1'), moment('2')]} at={at} isOld={false} accounts={[]} />
);
const call = { kind: 'entry', name: 'add', parameter: '1', sender: '"tz1"', amount: '0tez' } as const;
const logAt = (shown: number, message: string) => (
  <CallLog
    session={{ storage: '1', calls: [call, call], shown }}
    report={{
      kind: 'replayed',
      moments: [],
      calls: [
        { kind: 'called', changed: true, operations: [{ text: message, depth: 0 }], events: [] },
        { kind: 'stopped', message },
      ],
    }}
    isOld={shown === 2}
    accounts={[]}
    onScrub={() => {}}
    onRemove={() => {}}
  />
);
const cardOf = (word: string, summary?: string) => {
  const code = document.createElement('code');
  code.textContent = 'const a = b';
  const name = { from: 6, word, declaration: `${word}: int`, summary, address: 'a', title: word };
  return <NameCard name={name} code={code} onEnter={() => {}} onLeave={() => {}} />;
};

/** Each component with what it shows first and next. */
const CHANGES: Readonly<Record<string, readonly [ReactElement, ReactElement]>> = {
  'results of a search': [
    <ResultList key="a" pages={answerOf('Maps', 'Sets').pages} searched={1} active={0} />,
    <ResultList key="a" pages={answerOf('Lists').pages} searched={2} active={1} />,
  ],
  'the number of results': [
    <ResultsFoot key="a" total={1} href="/a" />,
    <ResultsFoot key="a" total={12} href="/b" />,
  ],
  'an outcome: loading, then results': [
    outcomeOf(searchOf('map', undefined, 'busy')),
    outcomeOf(searchOf('map', answerOf('Maps'))),
  ],
  'an outcome: nothing found, then nothing for another query': [
    outcomeOf(searchOf('qq', answerOf())),
    outcomeOf(searchOf('qqx', answerOf())),
  ],
  'an outcome: failed, then results': [
    outcomeOf(searchOf('map', undefined, 'failed')),
    outcomeOf(searchOf('map', answerOf('Maps'))),
  ],
  'the menu of narrow screens': [
    inShell(<MobileMenu tree={[{ href: '/a', label: 'A' }]} onClose={() => {}} />),
    inShell(<MobileMenu tree={[{ href: '/b', label: 'B' }]} onClose={() => {}} />),
  ],
  'the list of pages': [
    <SidebarTree
      key="a"
      nodes={[{ id: '1', label: 'One', isOpen: true, items: [{ href: '/a', label: 'A' }], missing: 2 }]}
      current="/a"
    />,
    <SidebarTree
      key="a"
      nodes={[
        {
          id: '1',
          label: 'One',
          isOpen: true,
          items: [
            { href: '/a', label: 'A' },
            { href: '/b', label: 'B' },
          ],
          missing: 0,
        },
      ]}
      current="/b"
    />,
  ],
  'a label': [
    <p key="a">
      <LabelText label={{ jsligo: 'Namespaces', cameligo: 'Modules' }} />
    </p>,
    <p key="a">
      <LabelText label={{ jsligo: 'Namespace', cameligo: 'Module' }} />
    </p>,
  ],
  'an error': [
    <ErrorScreen key="a" title="A" text="a" retryLabel="Retry" onRetry={() => {}} />,
    <ErrorScreen key="a" title="B" text="b" retryLabel="Try again" onRetry={() => {}} />,
  ],
  'results of a run': [
    <RunResults library="/ligo/1.9.2.json" key="a" outcome={done(['a'])} />,
    <RunResults library="/ligo/1.9.2.json" key="a" outcome={done(['b', 'c'], true)} />,
  ],
  'results of a run, then a refusal': [
    <RunResults library="/ligo/1.9.2.json" key="a" outcome={done(['a'])} />,
    <RunResults
      library="/ligo/1.9.2.json"
      key="a"
      outcome={{ kind: 'refused', problems: [{ message: '', report: 'Line 1' }], notes: [] }}
    />,
  ],
  'the state of a task': [<TaskStatus key="a" isSlow />, <TaskStatus key="a" error="It failed." />],
  'the problems of a program': [
    <CheckStatus key="a" checked={{ problems: [], outline: [] }} library="/ligo/1.9.2.json" />,
    <CheckStatus
      key="a"
      checked={{ problems: [{ message: '', report: 'Line 1' }], outline: [] }}
      library="/ligo/1.9.2.json"
    />,
  ],
  output: [
    <Lines key="a" label="Events" lines={[]} />,
    <Lines key="a" label="Events" lines={['one', 'two']} />,
  ],
  'a button': [<LiveButton key="a">Run</LiveButton>, <LiveButton key="a">Stop</LiveButton>],
  tabs: [
    <TabList key="a" label="Files" tabs={['a', 'b']} selected={0} onSelect={() => {}} controls="x" />,
    <TabList key="a" label="Files" tabs={['c']} selected={0} onSelect={() => {}} controls="x" />,
  ],
  'the files of the playground': [filesWith('a.jsligo'), filesWith('b.jsligo', 'c.jsligo')],
  'the problems of the playground': [problemsWith(), problemsWith('Line 1', 'Line 2')],
  'the status of the playground': [statusWith(1), statusWith(2, 'Line 1')],
  'a storage': [storageAt(0), storageAt(1)],
  'a log of calls': [logAt(1, 'one'), logAt(2, 'two')],
  'a card with a type': [cardOf('a', 'Returns `a` or `b`.'), cardOf('b', 'Is `c`.')],
  'a card with a type and without a summary': [cardOf('a', 'Returns `a`.'), cardOf('b')],
};

// No message has a page.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('[]')));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What is shown, without the marks of the translator. */
const shown = (container: Element) => container.textContent?.replace(/[⟦⟧]/g, '');

it.each(Object.entries(CHANGES))('%s', (_name, [first, next]) => {
  const untouched = render(next);
  const expected = shown(untouched.container);
  cleanup();
  const { container, rerender } = render(first);
  const before = shown(container);
  translate(false);
  expect(container.querySelector('font')).not.toBeNull();
  rerender(next);
  expect(shown(container)).toBe(expected);
  translate(false);
  rerender(first);
  expect(shown(container)).toBe(before);
});
