import { expect, test } from '@rstest/core';
import {
  archiveData,
  authorsData,
  listBlog,
  pageMeta,
  postHead,
  postListData,
  relatedPosts,
  tagsData,
} from './data.ts';
import { generatedPages } from './generatedPages.ts';
import type { Blog, BlogPost } from './readBlog.ts';
import { slugOf } from './schema.ts';

const post = (name: string, date: string, tags: string[], more: Partial<BlogPost> = {}): BlogPost => ({
  href: `/blog/${name}`,
  title: name,
  description: `About ${name}.`,
  date,
  tags,
  authors: ['ada'],
  excerpt: [['Excerpt.']],
  readingMinutes: 1,
  file: `/docs/blog/${name}.mdx`,
  draft: false,
  unlisted: false,
  ...more,
});

const tag = (id: string) => ({ id, label: id, description: '', href: `/blog/tags/${slugOf(id)}` });

const posts = [
  post('draft', '2026-01-02', ['zod'], { draft: true }),
  post('unlisted', '2026-01-01', ['zod'], { unlisted: true }),
  post('c', '2025-06-01', ['zod', 'cors', 'Éclair']),
  post('b', '2024-12-31', ['zod', '2025']),
  post('a', '2024-01-01', ['cors']),
];

const blog: Blog = {
  posts,
  tags: ['zod', 'cors', 'Éclair', '2025', 'unused'].map(tag),
  authors: [
    { id: 'ada', name: 'Ada', title: 'Writes', href: '/blog/authors/all-ada-articles' },
    { id: 'bob', name: 'Bob', title: '', href: '/blog/authors/all-bob-articles' },
  ],
  images: { file: '/site/_authors.json', targets: [] },
  diagnostics: [],
};

const listedBlog = listBlog(blog, true);
const { listed } = listedBlog;

/** A blog of posts of one day: `p0`, `p1` … */
function blogOf(count: number) {
  const many = Array.from({ length: count }, (_, at) => post(`p${at}`, '2025-01-01', ['zod']));
  return listBlog({ ...blog, posts: many }, true);
}

test('drafts are listed where asked for, unlisted posts never', () => {
  expect(listed.map(({ title }) => title)).toEqual(['c', 'b', 'a']);
  expect(listBlog(blog, false).listed.map(({ title }) => title)).toEqual(['draft', 'c', 'b', 'a']);
});

test('the list is cut into pages', () => {
  const first = postListData(blogOf(11), 1);
  expect(first).toMatchObject({ page: 1, pages: ['/blog', '/blog/page/2'] });
  expect(first.posts.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, at) => `p${at}`));
  expect(postListData(blogOf(11), 2).posts.map(({ title }) => title)).toEqual(['p10']);
  expect(postListData(blogOf(10), 1).pages).toEqual(['/blog']);
  expect(postListData(blogOf(0), 1)).toEqual({ posts: [], page: 1, pages: ['/blog'] });
});

test('the archive is grouped by year', () => {
  expect(
    archiveData(listedBlog).map(({ year, posts: own }) => [year, own.map(({ label }) => label)]),
  ).toEqual([
    ['2025', ['c']],
    ['2024', ['b', 'a']],
  ]);
});

test('tags in use are filed by letter, accents and digits in their place', () => {
  expect(
    tagsData(listedBlog).map(({ letter, tags }) => [
      letter,
      tags.map(({ label, count }) => `${label} ${count}`),
    ]),
  ).toEqual([
    ['C', ['cors 2']],
    ['E', ['Éclair 1']],
    ['Z', ['zod 2']],
    ['#', ['2025 1']],
  ]);
});

test('authors in use are counted', () => {
  expect(authorsData(listedBlog).map(({ name, count }) => [name, count])).toEqual([['Ada', 3]]);
});

test('posts with equally many shared tags are sorted by nearness in time, at most three', () => {
  const dated = ['2025-05-01', '2025-04-01', '2025-03-02', '2025-02-01', '2025-01-01'];
  const own = dated.map((date) => post(date, date, ['zod']));
  const of = (at: number) => relatedPosts(own, own[at] as BlogPost).map(({ title }) => title);
  expect(of(0)).toEqual(['2025-04-01', '2025-03-02', '2025-02-01']);
  expect(of(2)).toEqual(['2025-02-01', '2025-04-01', '2025-05-01']);
  const both = post('both', '2020-01-01', ['zod', 'cors']);
  expect(relatedPosts([...own, both], post('x', '2025-05-01', ['zod', 'cors']))[0]).toBe(both);
  expect(relatedPosts(own, post('y', '2025-05-01', ['cors']))).toEqual([]);
});

test('related posts share tags, the most shared first', () => {
  const [c, b, a] = listed as [BlogPost, BlogPost, BlogPost];
  expect(relatedPosts(listed, c).map(({ title }) => title)).toEqual(['b', 'a']);
  expect(relatedPosts(listed, a).map(({ title }) => title)).toEqual(['c']);
  expect(relatedPosts([c, b], a).map(({ title }) => title)).toEqual(['c']);
});

test('a post knows its neighbours; one that is not listed has none', () => {
  const of = (name: string) => pageMeta(listedBlog, `/docs/blog/${name}.mdx`);
  expect(of('b').post).toMatchObject({ newer: { label: 'c' }, older: { label: 'a' } });
  expect(of('c').post?.newer).toBeUndefined();
  expect(of('a').post?.older).toBeUndefined();
  expect(of('unlisted').post).not.toHaveProperty('newer');
  expect(of('unlisted').post).not.toHaveProperty('older');
  expect(of('archive').post).toBeUndefined();
  expect(of('archive').recent.map(({ year }) => year)).toEqual(['2025', '2024']);
  expect(of('archive').recent.flatMap((group) => group.posts)).toHaveLength(3);
});

test('a tag that only unlisted posts have gets no link, since it has no page', () => {
  const hidden = post('hidden', '2025-01-01', ['unused', 'zod'], { unlisted: true, authors: ['bob', 'ada'] });
  expect(postHead(listedBlog, hidden)).toMatchObject({
    tags: [{ label: 'zod' }],
    authors: [{ label: 'Bob' }, { label: 'Ada', href: '/blog/authors/all-ada-articles' }],
  });
  expect(postHead(listedBlog, hidden).authors[0]).not.toHaveProperty('href');
});

test('data about other posts in a page does not grow with the blog', () => {
  const size = (count: number) => JSON.stringify(pageMeta(blogOf(count), '/docs/blog/p3.mdx')).length;
  expect(size(500)).toBe(size(100));
});

test('pages are generated for further lists, and for tags and authors in use', () => {
  const pages = generatedPages(listedBlog, 'example blog');
  expect(pages.map(({ route }) => route)).toEqual([
    '/blog/tags/zod',
    '/blog/tags/cors',
    '/blog/tags/eclair',
    '/blog/tags/2025',
    '/blog/authors/all-ada-articles',
  ]);
  const further = generatedPages(blogOf(11), 'example blog');
  expect(further.map(({ route }) => route).slice(0, 2)).toEqual(['/blog/page/2', '/blog/tags/zod']);
  for (const { description } of [...pages, ...further].map(({ frontmatter }) => frontmatter)) {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
