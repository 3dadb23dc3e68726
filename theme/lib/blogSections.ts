import { blogArchive, blogAuthors, blogPosts, postTags } from '#words';
import { blogSections } from '../../model/blog.ts';

export const BLOG_SECTIONS = blogSections([blogPosts, blogArchive, postTags, blogAuthors]);
