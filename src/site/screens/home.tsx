import { LabelText } from '../parts/LabelText';
import { RawHtml } from '../parts/RawHtml';
import { SmartLink } from '../parts/SmartLink';
import { DocLink } from '../shell/DocLink';
import { PostMeta } from './PostMeta';
import type { PostSummary } from './posts';

interface HomeProps {
  readonly tagline: string;
  /** The sample contract in both syntaxes, highlighted. */
  readonly sample: string;
  /** The file about the names in it, and the documentation that they link to. */
  readonly hover?: string;
  readonly docs: string;
  readonly playground: string;
  readonly install: string;
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
  compile,
  posts,
}: HomeProps) {
  return (
    <div className="home">
      <section className="hero">
        <div className="hero-words">
          <h1>
            <WholeWords text={tagline} />
          </h1>
          <p className="lead">
            Write Tezos contracts in the syntax you know, test them in the language itself, and compile them
            to Michelson that you can read and trust.
          </p>
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
      <Gifts />
      <Steps install={install} compile={compile} />
      <Ways playground={playground} />
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

const GIFTS = [
  {
    title: 'Two syntaxes, one language',
    text: 'JsLIGO for those at home in TypeScript, CameLIGO for those at home in OCaml. The same types, library and tools stand behind both, and files of one can import files of the other.',
    doc: 'intro/introduction',
  },
  {
    title: 'Types that catch mistakes early',
    text: 'Variants, records, options and generics, with inference where it helps. A missing case or a mixed-up unit is a compiler error and not a loss on chain.',
    doc: 'language-basics/types',
  },
  {
    title: 'Tests in the language',
    text: 'Originate contracts, call them, move time and check storage without leaving LIGO. Mutation testing tells you what your tests do not see.',
    doc: 'testing',
  },
  {
    title: 'Tools around it',
    text: 'A language server for your editor, a package registry, a web IDE, dry runs, and a compiler that shows every stage of its work.',
    doc: 'api/cli-commands',
  },
] as const;

function Gifts() {
  return (
    <section className="gifts">
      <h2>What the language gives you</h2>
      <div className="cards">
        {GIFTS.map(({ title, text, doc }) => (
          <DocLink key={title} className="card" doc={doc}>
            <h3>{title}</h3>
            <p>{text}</p>
          </DocLink>
        ))}
      </div>
    </section>
  );
}

function Steps({ install, compile }: { install: string; compile: string }) {
  return (
    <section className="steps">
      <h2>Three steps to a first contract</h2>
      <ol>
        <li>
          <h3>Install the compiler</h3>
          <RawHtml tag="div" html={install} />
          <p>
            Other ways are on the <DocLink doc="intro/installation">installation page</DocLink>.
          </p>
        </li>
        <li>
          <h3>
            Save it as{' '}
            <code>
              <LabelText label={{ jsligo: 'counter.jsligo', cameligo: 'counter.mligo' }} />
            </code>
          </h3>
          <p>
            The <DocLink doc="tutorials/getting-started">first tutorial</DocLink> builds it line by line, with
            its tests.
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

const WAYS = [
  {
    label: 'Registry',
    text: 'Packages to build on, and a place to publish yours.',
    to: 'https://packages.ligolang.org/packages',
  },
  {
    label: 'Web IDE',
    text: 'The former editor of LIGO on the web, which is no longer developed.',
    to: 'https://ide.ligolang.org/',
  },
  {
    label: 'Community',
    text: 'Ask, answer and meet others who build with LIGO.',
    to: 'https://discord.gg/tezos-blockchain-699325006928281720',
  },
] as const;

function Ways({ playground }: { playground: string }) {
  return (
    <section className="ways">
      <h2>Where to go from here</h2>
      <ul>
        <li>
          <DocLink doc="tutorials/getting-started">Tutorials</DocLink>
          <p>Projects from an empty folder to a tested contract.</p>
        </li>
        <li>
          <SmartLink to={playground}>Playground</SmartLink>
          <p>Write, test and run programs in the browser, without installing anything.</p>
        </li>
        {WAYS.map(({ label, text, to }) => (
          <li key={label}>
            <SmartLink to={to}>{label}</SmartLink>
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
