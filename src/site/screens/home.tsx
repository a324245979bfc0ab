import { LabelText } from '../parts/LabelText';
import { RawHtml } from '../parts/RawHtml';
import { SmartLink } from '../parts/SmartLink';
import { DocLink } from '../shell/DocLink';
import { FEATURES, KICKER, LEAD, NEXT_STEPS } from './home-texts';
import { PostMeta, type PostSummary } from './PostMeta';

interface HomeProps {
  readonly tagline: string;
  /** A contract with its test in both syntaxes, and the result of the test. */
  readonly sample: string;
  /** The file about the names in it, and the documentation that they link to. */
  readonly hover?: string;
  readonly docs: string;
  readonly playground: string;
  readonly install: string;
  readonly test: string;
  readonly compile: string;
  readonly posts: readonly PostSummary[];
}

export default function Home({
  tagline,
  sample,
  hover,
  docs,
  playground,
  install,
  test,
  compile,
  posts,
}: HomeProps) {
  return (
    <div className="home">
      <section className="hero">
        <div className="hero-words">
          <p className="kicker">{KICKER}</p>
          <h1>
            <WholeWords text={tagline} />
          </h1>
          <p className="lead">{LEAD}</p>
          <p className="landing-actions">
            <DocLink className="button is-primary" doc="tutorials/getting-started">
              Write your first contract
            </DocLink>
            <DocLink className="button" doc="intro/introduction">
              Read the docs
            </DocLink>
          </p>
        </div>
        <div className="hero-code" data-hover={hover} data-docs={docs}>
          <RawHtml tag="div" html={sample} />
          <p className="hero-hint">
            Run it here and call its entrypoints, or change it in the{' '}
            <SmartLink to={playground}>playground</SmartLink>.
          </p>
        </div>
      </section>
      <Features />
      <Steps install={install} test={test} compile={compile} />
      <NextSteps playground={playground} />
      <LatestPosts posts={posts} />
    </div>
  );
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

function Features() {
  return (
    <section className="features">
      <h2>What LIGO offers</h2>
      <div className="cards">
        {FEATURES.map(({ title, text, doc = '' }) => (
          <DocLink key={title} className="card" doc={doc}>
            <h3>{title}</h3>
            <p>{text}</p>
          </DocLink>
        ))}
      </div>
    </section>
  );
}

function Steps({ install, test, compile }: Pick<HomeProps, 'install' | 'test' | 'compile'>) {
  return (
    <section className="steps">
      <h2>Run it on your machine</h2>
      <ol>
        <li>
          <h3>Install the compiler</h3>
          <RawHtml tag="div" html={install} />
          <p>
            The <DocLink doc="intro/installation">installation page</DocLink> has packages, ARM builds, WSL
            and other versions.
          </p>
        </li>
        <li>
          <h3>Test the program</h3>
          <p>
            Save it as{' '}
            <code>
              <LabelText label={{ jsligo: 'counter.jsligo', cameligo: 'counter.mligo' }} />
            </code>{' '}
            and run its test:
          </p>
          <RawHtml tag="div" html={test} />
          <p>
            The result appears below the program on this page. The{' '}
            <DocLink doc="tutorials/getting-started">quick start</DocLink> explains a similar contract step by
            step.
          </p>
        </li>
        <li>
          <h3>Compile it to Michelson</h3>
          <RawHtml tag="div" html={compile} />
          <p>
            Then <DocLink doc="compiling/deploying">deploy it</DocLink> to a test network.
          </p>
        </li>
      </ol>
    </section>
  );
}

function NextSteps({ playground }: { playground: string }) {
  return (
    <section className="next-steps">
      <h2>Where to go next</h2>
      <ul>
        <li>
          <SmartLink to={playground}>Playground</SmartLink>
          <p>Write, test and run programs in the browser, without installing anything.</p>
        </li>
        {NEXT_STEPS.map(({ title, text, doc, to = '' }) => (
          <li key={title}>
            {doc ? <DocLink doc={doc}>{title}</DocLink> : <SmartLink to={to}>{title}</SmartLink>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
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
