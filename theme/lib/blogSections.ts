import { blogArchive, blogAuthors, blogPosts, postTags } from '#words';
import { blogSections } from '../../model/blog.ts';

/** The blog's own pages, in the order of its navigation. */
export const BLOG_SECTIONS = blogSections([blogPosts, blogArchive, postTags, blogAuthors]);
