import { docsOf } from '../content/schema.ts';
import { frontmatterWith, type NameOf } from './moved.ts';

/** What Markdown and MDX read as marks inside a sentence. */
const MARK = /[\\`*_~[\]{}<>&]/g;

/** A doc by its title; a section of it by both titles. */
function linkTo(address: string, nameOf: NameOf): string {
  const [page = ''] = address.split('#');
  const names = address === page ? [page] : [page, address];
  const label = names.map((name) => nameOf(name) ?? name).join(': ');
  return `[${label.replace(MARK, '\\$&')}](<${address}>)`;
}

/**
 * What stands at the end of a post that is about docs: links to them, so that the page, its outline, the search, the feeds and
 * the Markdown twin have them alike.
 *
 * @param source of the page.
 * @param heading words above the links.
 * @returns Markdown; empty for a page that names no docs.
 */
export function changedMarkdown(source: string, nameOf: NameOf, heading: () => string): string {
  const addresses = docsOf(frontmatterWith('docs', source));
  if (addresses.length === 0) return '';
  const links = addresses.map((address) => `- ${linkTo(address, nameOf)}`);
  return `\n\n## ${heading()}\n\n${links.join('\n')}\n`;
}
