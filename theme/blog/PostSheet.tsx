import { pageSheet } from '../head/pageSheet.tsx';
import post from './PostSheet.page.css?url';

/** Style sheet of all pages of the blog, and of what shows a post elsewhere. */
export const PostSheet = pageSheet(post, { ahead: false });
