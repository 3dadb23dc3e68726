import { useId } from 'react';
import { blogBrowse, blogFeeds, blogRecent } from '#words';
import { blogSectionOf } from '../../model/blog.ts';
import type { BlogLink, BlogPageMeta } from '../../model/blogPage.ts';
import { BLOG_SECTIONS } from '../lib/blogSections.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { Sidebar } from '../page/Sidebar.tsx';
import { PostSheet } from './PostSheet.tsx';

export interface BlogSidebarProps {
  blog: BlogPageMeta;
  path: string;
}

/** Link to all posts, the recent ones by year, then a line of the other blog sections and a line of feeds. */
export function BlogSidebar({ blog: { recent, feeds }, path }: BlogSidebarProps) {
  const text = useText();
  const id = useId();
  const listed = [...BLOG_SECTIONS, ...recent.flatMap(({ posts }) => posts)];
  // Unlisted pages belong to a listed one: tag pages to the tags.
  const around = listed.some(({ href }) => href === path)
    ? undefined
    : blogSectionOf(path, BLOG_SECTIONS)?.href;
  const link = ({ href, label }: { href: string; label: string }) => (
    <li key={href}>
      <Link href={href} aria-current={href === path ? 'page' : href === around ? 'true' : undefined}>
        {label}
      </Link>
    </li>
  );
  const line = (name: string, label: string, links: readonly BlogLink[]) => (
    <>
      <p id={id + name} className="BlogSidebar-heading">
        {label}
      </p>
      <ul className="BlogSidebar-line" aria-labelledby={id + name}>
        {links.map(link)}
      </ul>
    </>
  );
  return (
    <Sidebar>
      <PostSheet />
      <ul>{BLOG_SECTIONS.slice(0, 1).map(link)}</ul>
      {recent.length > 0 ? (
        <p id={`${id}recent`} className="BlogSidebar-heading">
          {text(blogRecent)}
        </p>
      ) : null}
      {recent.map(({ year, posts }) => (
        <div key={year}>
          <p id={id + year} className="BlogSidebar-year">
            {year}
          </p>
          <ul aria-labelledby={`${id}recent ${id}${year}`}>{posts.map(link)}</ul>
        </div>
      ))}
      {line('browse', text(blogBrowse), BLOG_SECTIONS.slice(1))}
      {feeds.length > 0 ? line('feeds', text(blogFeeds), feeds) : null}
    </Sidebar>
  );
}
