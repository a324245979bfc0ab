import { pageAddress } from '../../model/base-url';
import { escapeHtml } from '../../model/html';
import { PLAYGROUND_PATH } from '../../model/route';
import { type CourseProgressProps, courseProgressIsland } from '../../site/islands/CourseProgress';
import { IslandHost } from '../../site/islands/island';
import type { OutputPage } from '../output';
import { absolute, absoluteFile } from '../outputs/addresses';
import type { SiteContent } from '../site-content';
import { PostMeta } from '../templates/PostMeta';
import { resolveArticle } from './article';

/** How many posts the home page shows. */
const LATEST_POSTS = 3;

/** The home page, with the texts of content/home: an introduction, a program to run, next steps. */
export function homePage(all: SiteContent): OutputPage {
  const { site, latest } = all;
  const path = site.baseUrl;
  const title = `${site.title}: ${site.tagline.toLowerCase()}`;
  const textOf = (name: string) => resolveArticle(all, latest, fragmentOf(all, name), path);
  const lead = textOf('lead');
  const sample = textOf('sample');
  const features = textOf('features');
  const steps = ['install', 'test', 'compile'].map(textOf);
  const nextSteps = textOf('next-steps');
  const posts = all.posts.slice(0, LATEST_POSTS);
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
            Run it here and call its entrypoints, or change it in the{' '}
            <a href={pageAddress(site, PLAYGROUND_PATH)}>playground</a>.
          </p>
        </div>
      </section>
      <Text className="features" html={features.html} />
      <section className="steps">
        <h2>Run it on your machine</h2>
        <ol>
          {steps.map(({ html }) => (
            <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </ol>
      </section>
      <Text className="next-steps" html={nextSteps.html} />
      {posts.length > 0 && (
        <section className="latest-posts">
          <h2>From the blog</h2>
          <div className="cards">
            {posts.map((post) => (
              <div key={post.path} className="card">
                <h3>
                  <a href={post.path}>{post.title}</a>
                </h3>
                <PostMeta post={post} />
                <p>{post.description}</p>
              </div>
            ))}
          </div>
        </section>
      )}
    </main>
  );
  const texts = [lead, sample, features, ...steps, nextSteps];
  return {
    record: { path, title },
    view: { kind: 'document', page },
    title,
    description: site.description,
    card: { title: site.tagline },
    hover: sample.hover,
    copy: (view) => [...texts.map(({ copy }) => copy(view)), otherPages(all)].join('\n\n'),
  };
}

function fragmentOf({ content }: SiteContent, name: string) {
  const fragment = content.fragments.get(`home/${name}`);
  if (!fragment) throw new Error(`content/home/${name}.md is missing: the home page shows it.`);
  return fragment;
}

function Text({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
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
