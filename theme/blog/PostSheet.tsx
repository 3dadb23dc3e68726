import { pageSheet } from '../head/pageSheet.tsx';
import post from './PostSheet.page.css?url';

/** Style sheet of all blog pages, and of components that show a post elsewhere. */
export const PostSheet = pageSheet(post, { ahead: false });
