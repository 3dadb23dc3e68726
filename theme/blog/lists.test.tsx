import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { hrefsOf, one, property, selectAll, textsOf } from '../../e2e/support/html.ts';
import { AuthorPicture } from './AuthorPicture.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';
import { LayersDrawing } from './LayersDrawing.tsx';
import { PostDrawing } from './PostDrawing.tsx';
import { PostList } from './PostList.tsx';
import { PostRow } from './PostRow.tsx';

const POST = {
  date: '2025-11-01',
  readingMinutes: 3,
  authors: [{ label: 'Ada Lovelace' }],
  tags: [],
  title: 'A post',
  href: '/blog/post',
  excerpt: [],
};

const PAGES = ['/blog', '/blog/page/2', '/blog/page/3'];

const pageOf = (page: number) => render(<PostList posts={[POST]} page={page} pages={PAGES} />);

test('BLOG-1.a a blog without posts has a message', () => {
  const tree = render(<PostList posts={[]} page={1} pages={[]} />);
  expect(textsOf('p', tree)).toEqual(['There are no posts yet.']);
  expect(selectAll('article, nav', tree)).toEqual([]);
});

test('BLOG-1.b the page of a list that is shown is marked, and leads to those beside it', () => {
  const tree = pageOf(2);
  expect(hrefsOf('nav [aria-current="page"]', tree)).toEqual(['/blog/page/2']);
  expect(property(one('nav [aria-current]', tree), 'ariaLabel')).toBe('Page 2 of 3');
  expect(hrefsOf('nav a[rel]', tree)).toEqual(['/blog', '/blog/page/3']);
});

test('BLOG-1.b the first page has none before it, the last one none after it, and one page no list', () => {
  expect(hrefsOf('nav a[rel]', pageOf(1))).toEqual(['/blog/page/2']);
  expect(hrefsOf('nav a[rel]', pageOf(3))).toEqual(['/blog/page/2']);
  expect(selectAll('nav', render(<PostList posts={[POST]} page={1} pages={['/blog']} />))).toEqual([]);
});

test('BLOG-1.a a row has a heading, and no author below that author', () => {
  const row = (unsigned: boolean) => render(<PostRow post={POST} unsigned={unsigned} />);
  expect(textsOf('h2', row(false))).toEqual(['A post']);
  expect(textsOf('article', row(false))[0]).toContain('Ada Lovelace');
  expect(textsOf('article', row(true))[0]).not.toContain('Ada Lovelace');
});

test('BLOG-3 the sidebar marks the page, and the list that an unlisted page belongs to', () => {
  const blog = { recent: [{ year: '2025', posts: [{ label: 'A post', href: '/blog/post' }] }], feeds: [] };
  const marked = (path: string) =>
    selectAll('[aria-current]', render(<BlogSidebar blog={blog} path={path} />)).map((link) => [
      property(link, 'href'),
      property(link, 'ariaCurrent'),
    ]);
  expect(marked('/blog/post')).toEqual([['/blog/post', 'page']]);
  expect(marked('/blog/tags/zod')).toEqual([['/blog/tags', 'true']]);
});

test('BLOG-3 a sidebar without posts and feeds has no heading for them', () => {
  const tree = render(<BlogSidebar blog={{ recent: [], feeds: [] }} path="/blog" />);
  expect(textsOf('p', tree)).toHaveLength(1);
  const feeds = [{ label: 'RSS', href: '/blog/rss.xml' }];
  expect(textsOf('p', render(<BlogSidebar blog={{ recent: [], feeds }} path="/blog" />))).toHaveLength(2);
});

test('a drawing of tags has at most five layers, and plain ones for a post without tags', () => {
  const layers = (...labels: string[]) => textsOf('text', render(<LayersDrawing labels={labels} />));
  expect(layers('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(layers('a')).toEqual(['a']);
  expect(layers()).toEqual(['', '', '']);
});

test('a post that names an unknown drawing ends the build with the name and the cure', () => {
  expect(() => render(<PostDrawing drawing="nothing" />)).toThrow(/"nothing".*correct "drawing"/);
});

test('an author without a picture has no empty frame; a picture repeats no name', () => {
  expect(render(<AuthorPicture src={undefined} size={40} />).children).toEqual([]);
  const picture = one('img', render(<AuthorPicture src="/ada.webp" size={40} />));
  expect([property(picture, 'alt'), property(picture, 'width'), property(picture, 'height')]).toEqual([
    '',
    '40',
    '40',
  ]);
});
