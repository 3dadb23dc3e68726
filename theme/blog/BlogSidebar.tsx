import { useId } from 'react';
import { blogFeeds, blogRecent } from '#words';
import { blogSectionOf } from '../../model/blog.ts';
import type { BlogPageMeta } from '../../model/blogPage.ts';
import { BLOG_SECTIONS } from '../lib/blogSections.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { Sidebar } from '../page/Sidebar.tsx';
import { PostSheet } from './PostSheet.tsx';

export interface BlogSidebarProps {
  blog: BlogPageMeta;
  /** Clean address of the page being shstyles. */
  path: string;
}

/** The blog's own pages, recent posts by year, and the feeds. */
export function BlogSidebar({ blog: { recent, feeds }, path }: BlogSidebarProps) {
  const text = useText();
  const id = useId();
  const listed = [...BLOG_SECTIONS, ...recent.flatMap(({ posts }) => posts)];
  // A page that is not listed is somewhere in what is: the tag pages in the tags.
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
  return (
    <Sidebar>
      <PostSheet />
      <ul>{BLOG_SECTIONS.map(link)}</ul>
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
      {feeds.length > 0 ? (
        <>
          <p id={`${id}feeds`} className="BlogSidebar-heading">
            {text(blogFeeds)}
          </p>
          <ul className="BlogSidebar-feeds" aria-labelledby={`${id}feeds`}>
            {feeds.map(link)}
          </ul>
        </>
      ) : null}
    </Sidebar>
  );
}
