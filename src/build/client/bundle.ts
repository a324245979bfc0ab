import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { SiteConfig } from '../../model/site';
import { hashFiles, hashText } from '../hash-files';
import type { Project } from '../project';
import { bootScript } from './boot-script';
import { serviceWorkerScript } from './service-worker-script';
import { viteConfig } from './vite-config';

/** A file that pages load; its name holds a hash of its content, or is known to browsers as it is. */
export interface Asset {
  /** Within dist/. */
  readonly file: string;
  readonly content: string;
}

/** The browser's side of the site, bundled. */
export interface ClientBundle {
  readonly assets: readonly Asset[];
  /** The inline script of every page. */
  readonly boot: string;
  readonly script: string;
  /** Scripts that the main one imports, to be fetched along with it. */
  readonly preloads: readonly string[];
  /** The styles of every page, to be written into it. */
  readonly style: string;
}

const SCRIPT = 'src/browser/main.ts';
const STYLE = 'src/site/styles/index.css';
const SOURCES = [
  'src/model',
  'src/site',
  'src/browser',
  'src/search',
  'src/build/client',
  'package-lock.json',
  'tsconfig.json',
];

/** React is one file, whatever needs how much of it. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Bundles the browser's side, or takes the last bundle when nothing that goes into it has changed. */
export async function bundleClient(project: Project, site: SiteConfig): Promise<ClientBundle> {
  const key = hashText((await hashFiles(project.root, SOURCES)) + JSON.stringify(site));
  const file = join(project.cache, 'client.json');
  const stored = await readStored(file);
  if (stored?.key === key) return stored.bundle;
  const bundle = await bundleNow(project, site);
  await mkdir(project.cache, { recursive: true });
  await writeFile(file, JSON.stringify({ key, bundle }));
  return bundle;
}

async function readStored(file: string): Promise<{ key: string; bundle: ClientBundle } | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { key: string; bundle: ClientBundle };
  } catch {
    return undefined;
  }
}

async function bundleNow(project: Project, site: SiteConfig): Promise<ClientBundle> {
  const { build } = await import('vite');
  const result = (await build({
    ...viteConfig(project, site),
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [SCRIPT, STYLE].map((file) => join(project.root, file)),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: [{ name: 'react', test: REACT }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const entry = result.output.find((file) => file.type === 'chunk' && file.name === 'main');
  if (entry?.type !== 'chunk') throw new Error(`The bundler made nothing of ${SCRIPT}.`);
  const style = result.output.find((file) => file.type === 'asset' && file.names.includes('index.css'));
  if (style?.type !== 'asset') throw new Error(`The bundler made nothing of ${STYLE}.`);
  const files = result.output.filter((file) => file !== style);
  return {
    assets: [
      ...files.map((file) => ({ file: file.fileName, content: contentOf(file) })),
      await serviceWorkerScript(site),
    ],
    boot: await bootScript(site),
    script: `/${entry.fileName}`,
    preloads: entry.imports.map((name) => `/${name}`),
    style: contentOf(style),
  };
}

function contentOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}
