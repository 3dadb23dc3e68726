/** Lists of the blog in Markdown. */
import type { PhrasingContent, RootContent } from 'mdast';
import { BLOG_PATH } from '../../../model/blog.ts';
import type {
  ArchiveData,
  AuthorData,
  AuthorPageData,
  PostCard,
  PostListData,
  TagPageData,
  TagsData,
} from '../../../model/blogPage.ts';
import { inParagraph, link, list, paragraph, text, textAndCode } from '../nodes.ts';
import type { MarkdownContext, MarkdownElement } from './markdownElement.ts';

/** Safe cast: the build computes the data. */
const dataOf = <Data>({ dataOf: read }: MarkdownContext, name: string) =>
  read(`virtual-blog/${name}`) as Data;

/** A post in one line: link, day, excerpt. */
const postLine = ({ title, href, date, excerpt }: PostCard): PhrasingContent[] => [
  link(href, text(title)),
  text(` (${date.slice(0, 10)}): `),
  ...inParagraph(excerpt.map((parts) => paragraph(...textAndCode(parts)))),
];

const postsList = (posts: readonly PostCard[]): RootContent[] =>
  posts.length > 0 ? [list(posts.map(postLine))] : [];

export const BLOG: Readonly<Record<string, MarkdownElement>> = {
  Archive: (_, _children, page) =>
    dataOf<ArchiveData>(page, 'archive').flatMap(({ year, posts: own }): RootContent[] => [
      { type: 'heading', depth: 2, children: [text(year)] },
      list(own.map(({ href, label, date }) => [text(`${page.monthDay(date)}: `), link(href, text(label))])),
    ]),
  AuthorPage: ({ title, url, github, x, posts }: AuthorPageData, _children, page) => {
    const articles = page.countMessage('blogArticles', posts.length);
    const links = [
      ...(url ? [link(url, text(page.message('authorWebsite')))] : []),
      ...(github ? [link(`https://github.com/${github}`, text('GitHub'))] : []),
      ...(x ? [link(`https://x.com/${x}`, text('X'))] : []),
    ];
    const about = title
      ? page.message('authorAbout', { title, articles })
      : page.message('authorAboutArticles', { articles });
    return [
      paragraph(text(about)),
      ...(links.length > 0 ? [list(links.map((each) => [each]))] : []),
      ...postsList(posts),
    ];
  },
  Authors: (_, _children, page) => [
    list(
      dataOf<AuthorData[]>(page, 'authors').map(({ href, name, title, count }) => [
        link(href, text(name)),
        text(`${title ? `, ${title}` : ''}: ${page.countMessage('blogArticles', count)}`),
      ]),
    ),
  ],
  LatestPost: (_, _children, page) =>
    dataOf<PostCard[]>(page, 'latest')
      .slice(0, 1)
      .map((post) => paragraph(...postLine(post))),
  PostList: ({ posts }: PostListData, _children, page) =>
    posts.length > 0 ? postsList(posts) : [paragraph(text(page.message('blogNoPosts')))],
  TagPage: ({ description, posts }: TagPageData, _children, page) => [
    ...(description ? [paragraph(text(description))] : []),
    ...postsList(posts),
    paragraph(link(`${BLOG_PATH}/tags`, text(page.message('blogAllTags')))),
  ],
  Tags: (_, _children, page) =>
    dataOf<TagsData>(page, 'tags').flatMap(({ letter, tags }): RootContent[] => [
      { type: 'heading', depth: 2, children: [text(letter)] },
      list(
        tags.map(({ href, label, count }) => [
          link(href, text(label)),
          text(`: ${page.countMessage('blogPosts', count)}`),
        ]),
      ),
    ]),
};
