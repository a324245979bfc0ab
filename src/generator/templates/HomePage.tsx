import type { HomePart } from '../pages/home';
import { PostMeta, type PostSummary } from './PostMeta';

interface HomeProps {
  readonly tagline: string;
  /** The texts of content/home as HTML. */
  readonly parts: Readonly<Record<HomePart, string>>;
  /** The file about the names in the sample, and the documentation that they link to. */
  readonly hover?: string;
  readonly docs: string;
  readonly playground: string;
  readonly posts: readonly PostSummary[];
}

/** The first page of the site: what the language is, a program to run, and where to go on. */
export function HomePage({ tagline, parts, hover, docs, playground, posts }: HomeProps) {
  return (
    <main id="main" className="home" tabIndex={-1}>
      <section className="hero">
        <div className="hero-words">
          <h1>
            <WholeWords text={tagline} />
          </h1>
          <Text html={parts.lead} />
        </div>
        <div className="hero-code" data-hover={hover} data-docs={docs}>
          <Text html={parts.sample} />
          <p className="hero-hint">
            Run it here and call its entrypoints, or change it in the <a href={playground}>playground</a>.
          </p>
        </div>
      </section>
      <Text className="features" html={parts.features} />
      <section className="steps">
        <h2>Run it on your machine</h2>
        <ol>
          {[parts.install, parts.test, parts.compile].map((html) => (
            <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </ol>
      </section>
      <Text className="next-steps" html={parts['next-steps']} />
      {posts.length > 0 && <LatestPosts posts={posts} />}
    </main>
  );
}

function Text({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Text whose words with a hyphen are not broken there. */
function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
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
  );
}
