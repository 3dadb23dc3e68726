/** Additions and renamings by contributors, each with exactly the files that CONTRIBUTING.md names. */
import fs from 'node:fs';
import path from 'node:path';
import { findPage } from '../../plugins/content/siteReader.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { createSiteContext } from '../../plugins/siteContext.ts';
import config from '../../rspress.config.ts';
import { cutVersion } from '../../scripts/docs-version/cut.ts';
import { site } from '../../site.ts';

export interface Addition {
  name: string;
  /** Files that CONTRIBUTING.md names for it, relative to the project; the test holds the addition to them. */
  files: readonly string[];
  /** Makes the addition in a copy of the project. @param root absolute path of the copy. */
  apply: (root: string) => void;
}

const DESCRIPTION =
  'What a contributor adds in a copy of this project, so that a test can see that nothing else has to be changed for it.';

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Changes a JSON file. */
function edit<T>(file: string, change: (data: T) => T): void {
  write(file, `${JSON.stringify(change(JSON.parse(fs.readFileSync(file, 'utf8'))), null, 2)}\n`);
}

/** A page with its front matter, which begins with title and description. @param body blocks below the title. */
const pageOf = (
  title: string,
  description: string,
  frontmatter: readonly string[],
  body: readonly string[],
): string => {
  const head = ['---', `title: ${title}`, `description: ${description}`, ...frontmatter, '---'].join('\n');
  return `${[head, `# ${title}`, ...body].join('\n\n')}\n`;
};

const post = (tag: string, author = 'isfhan') =>
  pageOf(
    'An added post',
    DESCRIPTION.replace('adds', 'publishes'),
    ['date: 2026-01-15', `authors: [${author}]`, `tags: [${tag}]`],
    ['It begins like every post.', '{/* truncate */}', '## More', 'And it goes on with a [link](/docs/).'],
  );

type Entries<T> = Record<string, T>;

/** German words of the interface; another site of the tests has them all. */
const GERMAN = path.join(PROJECT_ROOT, 'e2e/fixtures/another/words.json');

const readWords = (file: string): Entries<string> => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The words of another language: those of the interface, and those of the site. */
function germanWords(root: string): object {
  const known = new Set(Object.values(readWords(path.join(root, 'words.json'))));
  const { languages } = createSiteContext({ root, config, site }).reader.options;
  const texts = languages?.words.siteTexts().filter((text) => !known.has(text)) ?? [];
  return { ...readWords(GERMAN), site: Object.fromEntries(texts.map((text) => [text, `${text} (Deutsch)`])) };
}

const germanPage = (title: string, frontmatter: readonly string[], body: readonly string[]) =>
  pageOf(
    title,
    `"${title}: was jemand in einer Kopie dieses Projekts ergänzt, damit ein Test sieht, dass das reicht."`,
    frontmatter,
    body,
  );

/** A page that is renamed: its address, and the name of its file before and after. */
const RENAMED = { folder: 'docs/docs/recipes', from: 'change-a-record', to: 'change-one-record' } as const;

/** Files that link to the page, relative to the project. */
function filesWithLinks(root: string): string[] {
  const link = new RegExp(`/recipes/${RENAMED.from}\\b`);
  return fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.posix.join('docs', name.split(path.sep).join('/')))
    .filter((name) => link.test(fs.readFileSync(path.join(root, name), 'utf8')));
}

/** Page at the old address. */
function movedPage(root: string): string {
  const { reader } = createSiteContext({ root, config, site });
  const { headings = [] } = findPage(reader.site(true), `/docs/recipes/${RENAMED.from}`) ?? {};
  const address = `/docs/recipes/${RENAMED.to}`;
  const moved = headings.slice(1).map(({ id }) => `  ${id}: ${address}#${id}`);
  return pageOf(
    'An old address',
    DESCRIPTION.replace('adds', 'renames'),
    ['unlisted: true', 'moved:', ...moved],
    [`This page has [a new address](${address}).`],
  );
}

/** All additions, cheapest first. */
export const ADDITIONS: readonly Addition[] = [
  {
    name: 'page',
    files: ['docs/docs/core/_meta.json', 'docs/docs/core/added.mdx'],
    apply(root) {
      const body = [
        'A lead of one sentence.',
        '## First part',
        'See the [configuration](/docs/core/configuration).',
        '| Name | Meaning | Default |\n| ---- | ------- | ------- |\n| `a`  | first   | `1`     |',
        '## Second part',
        '```sh\nbun index.ts\n```',
      ];
      write(path.join(root, 'docs/docs/core/added.mdx'), pageOf('Added', DESCRIPTION, [], body));
      edit<unknown[]>(path.join(root, 'docs/docs/core/_meta.json'), (entries) => [...entries, 'added']);
    },
  },
  {
    name: 'post',
    files: ['docs/blog/added.mdx'],
    apply: (root) => write(path.join(root, 'docs/blog/added.mdx'), post('release')),
  },
  {
    name: 'tag and author',
    files: ['docs/blog/_authors.json', 'docs/blog/_tags.json', 'docs/blog/added.mdx'],
    apply(root) {
      edit<Entries<unknown>>(path.join(root, 'docs/blog/_tags.json'), (tags) => ({
        ...tags,
        kitchen: { label: 'Kitchen', description: 'How things are made.' },
      }));
      edit<Entries<unknown>>(path.join(root, 'docs/blog/_authors.json'), (authors) => ({
        ...authors,
        ada: { name: 'Ada Lovelace', title: 'Contributor' },
      }));
      write(path.join(root, 'docs/blog/added.mdx'), post('kitchen', 'ada'));
    },
  },
  {
    name: 'navbar entry',
    files: ['docs/_nav.json'],
    apply: (root) =>
      edit<unknown[]>(path.join(root, 'docs/_nav.json'), (entries) => [
        ...entries,
        { text: 'Deployment', link: 'doc:deployment/overview' },
      ]),
  },
  {
    name: 'renamed page',
    files: [
      ...filesWithLinks(PROJECT_ROOT),
      ...['_meta.json', `${RENAMED.from}.mdx`, `${RENAMED.to}.mdx`].map(
        (name) => `${RENAMED.folder}/${name}`,
      ),
    ],
    apply(root) {
      const folder = path.join(root, RENAMED.folder);
      const fileOf = (name: string) => path.join(folder, `${name}.mdx`);
      const old = movedPage(root);
      for (const name of filesWithLinks(root)) {
        const file = path.join(root, name);
        write(
          file,
          fs.readFileSync(file, 'utf8').replaceAll(`/recipes/${RENAMED.from}`, `/recipes/${RENAMED.to}`),
        );
      }
      const menu = path.join(folder, '_meta.json');
      write(menu, fs.readFileSync(menu, 'utf8').replace(`"${RENAMED.from}"`, `"${RENAMED.to}"`));
      fs.renameSync(fileOf(RENAMED.from), fileOf(RENAMED.to));
      write(fileOf(RENAMED.from), old);
    },
  },
  {
    name: 'version',
    // The docs of the older version are copies by the command.
    files: ['docs/_versions.json', 'package.json'],
    apply(root) {
      cutVersion(
        { docsDir: path.join(root, 'docs'), manifestFiles: [path.join(root, 'package.json')] },
        '99.0.0',
      );
    },
  },
  {
    name: 'locale',
    files: ['docs/de/docs/index.mdx', 'docs/de/index.mdx', 'words.de.json', 'site.ts'],
    apply(root) {
      write(path.join(root, 'words.de.json'), `${JSON.stringify(germanWords(root), null, 2)}\n`);
      write(
        path.join(root, 'docs/de/index.mdx'),
        germanPage('Startseite', ['pageType: home'], ['Ein Satz, und der Weg zur [Einführung](/de/docs/).']),
      );
      write(
        path.join(root, 'docs/de/docs/index.mdx'),
        germanPage(
          'Einführung',
          [],
          [
            'Ein Satz, der sagt, worum es geht.',
            '## Erster Teil',
            'Siehe die [Konfiguration](/docs/core/configuration).',
          ],
        ),
      );
      const file = path.join(root, 'site.ts');
      const entry = ", { code: 'de', label: 'Deutsch', dir: 'ltr', calendar: 'gregory' }";
      const text = fs.readFileSync(file, 'utf8');
      write(file, text.replace(/(?<=\n {2}locales: \[[^\]]*)(?=\])/, entry));
    },
  },
];
