/**
 * Additions and renamings by contributors. Each changes only the files that CONTRIBUTING.md names for it, which proves that nothing
 * else is needed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { findPage } from '../../plugins/content/siteReader.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { createSiteContext } from '../../plugins/siteContext.ts';
import config from '../../rspress.config.ts';
import { cutVersion } from '../../scripts/docs-version/cut.ts';
import { site } from '../../site.ts';

const DESCRIPTION =
  'What a contributor adds in a copy of this project, so that a test can see that nothing else has to be changed for it.';

/** Writes a file of a copy. @param root absolute path of the copy. @param name relative to it. */
function write(root: string, name: string, text: string): void {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const read = (root: string, name: string) => fs.readFileSync(path.join(root, name), 'utf8');

const writeJson = (root: string, name: string, data: unknown) =>
  write(root, name, `${JSON.stringify(data, null, 2)}\n`);

/** Adds entries to a JSON file with an object. */
const addEntries = (root: string, name: string, entries: object) =>
  writeJson(root, name, { ...JSON.parse(read(root, name)), ...entries });

/** Appends an item to a JSON file with a list. */
const append = (root: string, name: string, item: unknown) =>
  writeJson(root, name, [...JSON.parse(read(root, name)), item]);

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

/** A post of its own title and description. @param verb for them: `publishes`. */
const post = (verb: string, tag: string, author = 'isfhan') =>
  pageOf(
    `A contributor ${verb} a post`,
    DESCRIPTION.replace('adds', verb),
    ['date: 2026-01-15', `authors: [${author}]`, `tags: [${tag}]`],
    ['It begins like every post.', '{/* truncate */}', '## More', 'And it goes on with a [link](/docs/).'],
  );

/** The words of another language: those of the interface, which another site of the tests has, and those of the site. */
function germanWords(root: string): object {
  const known = new Set(Object.values(JSON.parse(read(root, 'words.json'))));
  const { languages } = createSiteContext({ root, config, site }).reader.options;
  const texts = languages?.words.siteTexts().filter((text) => !known.has(text)) ?? [];
  const german = JSON.parse(read(PROJECT_ROOT, 'e2e/fixtures/another/words.json'));
  return { ...german, site: Object.fromEntries(texts.map((text) => [text, `${text} (Deutsch)`])) };
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

/** The page that remains at the old address, with links to the new one. */
function movedPage(root: string): string {
  const { reader } = createSiteContext({ root, config, site });
  const { headings = [] } = findPage(reader.site(), `/docs/recipes/${RENAMED.from}`) ?? {};
  const address = `/docs/recipes/${RENAMED.to}`;
  const moved = headings.slice(1).map(({ id }) => `  ${id}: ${address}#${id}`);
  return pageOf(
    'An old address',
    DESCRIPTION.replace('adds', 'renames'),
    ['unlisted: true', 'moved:', ...moved],
    [`This page has [a new address](${address}).`],
  );
}

/** All additions by their names. Each gets the absolute path of a copy of the project. */
export const ADDITIONS: Readonly<Record<string, (root: string) => void>> = {
  page(root) {
    const body = [
      'A lead of one sentence.',
      '## First part',
      'See the [configuration](/docs/core/configuration).',
      '| Name | Meaning | Default |\n| ---- | ------- | ------- |\n| `a`  | first   | `1`     |',
      '## Second part',
      '```sh\nbun index.ts\n```',
    ];
    write(root, 'docs/docs/core/added.mdx', pageOf('Added', DESCRIPTION, [], body));
    append(root, 'docs/docs/core/_meta.json', 'added');
  },
  post: (root) => write(root, 'docs/blog/added.mdx', post('publishes', 'release')),
  'tag and author'(root) {
    const kitchen = { label: 'Kitchen', description: 'How things are made.' };
    addEntries(root, 'docs/blog/_tags.json', { kitchen });
    addEntries(root, 'docs/blog/_authors.json', { ada: { name: 'Ada Lovelace', title: 'Contributor' } });
    write(root, 'docs/blog/added-by-ada.mdx', post('signs', 'kitchen', 'ada'));
  },
  'navbar entry': (root) =>
    append(root, 'docs/_nav.json', { text: 'Deployment', link: 'doc:deployment/overview' }),
  'renamed page'(root) {
    const { folder, from, to } = RENAMED;
    const old = movedPage(root);
    for (const name of fs.readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.mdx')) {
        const text = read(root, `docs/${name}`);
        write(root, `docs/${name}`, text.replaceAll(`/recipes/${from}`, `/recipes/${to}`));
      }
    const menu = `${folder}/_meta.json`;
    write(root, menu, read(root, menu).replace(`"${from}"`, `"${to}"`));
    fs.renameSync(path.join(root, folder, `${from}.mdx`), path.join(root, folder, `${to}.mdx`));
    write(root, `${folder}/${from}.mdx`, old);
  },
  version(root) {
    cutVersion(path.join(root, 'docs'), [], '99.0.0');
    addEntries(root, 'package.json', { version: '99.0.0' });
  },
  locale(root) {
    writeJson(root, 'words.de.json', germanWords(root));
    const home = germanPage(
      'Startseite',
      ['pageType: home'],
      ['Ein Satz, und der Weg zur [Einführung](/de/docs/).'],
    );
    write(root, 'docs/de/index.mdx', home);
    const body = [
      'Ein Satz, der sagt, worum es geht.',
      '## Erster Teil',
      'Siehe die [Konfiguration](/docs/core/configuration).',
    ];
    write(root, 'docs/de/docs/index.mdx', germanPage('Einführung', [], body));
    const entry = ", { code: 'de', label: 'Deutsch', dir: 'ltr', calendar: 'gregory' }";
    write(root, 'site.ts', read(root, 'site.ts').replace(/(?<=\n {2}locales: \[[^\]]*)(?=\])/, entry));
  },
};
