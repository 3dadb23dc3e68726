import { blogArchive, blogAuthors, blogPosts, postTags } from '#words';
import { blogSections } from '../../model/blog.ts';

/** Lists of the blog with their labels, which its sidebar and the breadcrumbs share. */
export const BLOG_SECTIONS = blogSections([blogPosts, blogArchive, postTags, blogAuthors]);
