import type { BlogData } from '../../plugins/blog/index.ts';

export type Post = BlogData['posts'][number];

/** Posts by year, newest year first; the order inside a year stays. */
export function groupByYear<T extends { date: string }>(posts: readonly T[]): [year: string, posts: T[]][] {
  const years = new Map<string, T[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

/** The posts before and after one in time. */
export function neighboursOf(
  posts: readonly Post[],
  href: string,
): { newer: Post | undefined; older: Post | undefined } {
  const at = posts.findIndex((post) => post.href === href);
  return at < 0 ? { newer: undefined, older: undefined } : { newer: posts[at - 1], older: posts[at + 1] };
}

/** Other posts that share tags, most shared first, newest first among equals. */
export function relatedPosts(posts: readonly Post[], post: Post, limit = 3): Post[] {
  const shared = (other: Post) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other.href !== post.href && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, limit);
}
