import { pageAddress } from '../../model/base-url';
import { escapeHtml } from '../../model/html';
import { PLAYGROUND_PATH } from '../../model/route';
import { type CourseProgressProps, courseProgressIsland } from '../../site/islands/CourseProgress';
import { IslandHost } from '../../site/islands/island';
import { Drawing, type DrawingName } from '../../site/parts/Drawing';
import type { OutputPage } from '../output';
import { absolute, absoluteFile } from '../outputs/addresses';
import type { SiteContent } from '../site-content';
import { ProofOutput, SizeBars } from '../templates/Proofs';
import { type PageText, resolveArticle } from './article';

const WAYS: readonly DrawingName[] = ['learn', 'build', 'look-up'];

/** The home page, with the texts of content/home: a contract to try, both syntaxes, claims with programs, where to go. */
export function homePage(all: SiteContent): OutputPage {
  const { site, latest, proofs } = all;
  const path = site.baseUrl;
  const title = `${site.title}: ${site.tagline.toLowerCase()}`;
  const textOf = (name: string) => resolveArticle(all, latest, fragmentOf(all, name), path);
  const lead = textOf('lead');
  const sample = textOf('sample');
  const install = textOf('install');
  const syntaxes = textOf('syntaxes');
  const ways = WAYS.map((name) => ({ name, text: textOf(`way-${name}`) }));
  const claims = [
    { text: textOf('proof-mistake') },
    { text: textOf('proof-test'), result: <ProofOutput printed={proofs.test} fails /> },
    { text: textOf('proof-size'), result: <SizeBars sizes={proofs.size} /> },
    { text: textOf('proof-print'), result: <ProofOutput printed={proofs.print} /> },
  ];
  checkLines(all);
  const page = (
    <main id="main" className="home" tabIndex={-1}>
      <section className="hero">
        <div className="hero-words">
          <h1 dangerouslySetInnerHTML={{ __html: wholeWords(site.tagline) }} />
          <Text html={lead.html} />
          <IslandHost<CourseProgressProps> island={courseProgressIsland} props={{ place: 'home' }} />
        </div>
        <div className="hero-code" data-hover={sample.hover} data-docs={latest.path}>
          <Text html={sample.html} />
          <p className="hero-hint">
            Edit it: every change is checked as you type. Run its test, call its entrypoints and read its
            Michelson here, or open it in the <a href={pageAddress(site, PLAYGROUND_PATH)}>playground</a>.
          </p>
        </div>
        <Text className="hero-install" html={install.html} />
      </section>
      <Hovered className="line-by-line" text={syntaxes} docs={latest.path} />
      <section className="claims">
        <h2>What the compiler and your tests tell you</h2>
        <p>Each program below was checked, compiled and run when this page was built. Change one and see.</p>
        <div className="claim-list">
          {claims.map(({ text, result }) => (
            <div key={text.html} className="claim" data-hover={text.hover} data-docs={latest.path}>
              <Text html={text.html} />
              {result}
            </div>
          ))}
        </div>
      </section>
      <section className="ways">
        <h2>Three ways on</h2>
        <div className="way-list">
          {ways.map(({ name, text }) => (
            <div key={name} className="way">
              <Drawing name={name} />
              <Text html={text.html} />
            </div>
          ))}
        </div>
      </section>
    </main>
  );
  const texts = [
    lead,
    sample,
    install,
    syntaxes,
    ...claims.map(({ text }) => text),
    ...ways.map(({ text }) => text),
  ];
  return {
    record: { path, title, isFront: true },
    view: { kind: 'document', page },
    title,
    description: site.description,
    card: { title: site.tagline },
    hovers: texts.map(({ hover }) => hover),
    copy: (view) => [...texts.map(({ copy }) => copy(view)), otherPages(all)].join('\n\n'),
  };
}

function fragmentOf({ content }: SiteContent, name: string) {
  const fragment = content.fragments.get(`home/${name}`);
  if (!fragment) throw new Error(`content/home/${name}.md is missing: the home page shows it.`);
  return fragment;
}

/** The two syntaxes are shown side by side, so their programs need as many lines. */
function checkLines({ content, problems }: SiteContent): void {
  const { file, article } = content.fragments.get('home/syntaxes') ?? {};
  const [first, second] = article?.samples ?? [];
  if (!file || !first || !second) return;
  const [lines, others] = [first, second].map(({ code }) => code.split('\n').length);
  if (lines === others) return;
  const message = `The home page shows both syntaxes line by line, but here ${lines} lines stand beside ${others}: give both as many.`;
  problems.push({ file, line: second.line, message });
}

function Text({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A text with samples that show the types of their names. */
function Hovered({ text, className, docs }: { text: PageText; className: string; docs: string }) {
  return (
    <section
      className={className}
      data-hover={text.hover}
      data-docs={docs}
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  );
}

/** Escapes a text and prevents line breaks in hyphenated words. */
function wholeWords(text: string): string {
  return escapeHtml(text).replace(/\S+-\S+/g, '<span class="whole">$&</span>');
}

/** The lists of versions and posts, as Markdown. */
function otherPages({ site, posts }: SiteContent): string {
  const versions = site.docs.versions.map(
    ({ label, path }) => `- [Documentation of ${label}](${absolute(site, path)})`,
  );
  const links = posts.map(({ path, title }) => `- [${title}](${absolute(site, path)})`);
  return [
    `## Versions\n\n${versions.join('\n')}`,
    `## Blog\n\n${links.join('\n')}`,
    `## For programs\n\nEvery page is available as Markdown at its address plus \`.md\`; [llms.txt](${absoluteFile(site, 'llms.txt')}) lists them all.`,
  ].join('\n\n');
}
