import { pageSheet } from '../head/pageSheet.tsx';
import lists from './ListsSheet.page.css?url';

/** Style sheet of lists of posts, tags and authors. */
export const ListsSheet = pageSheet(lists);

/** The same where something else stands above the list. */
export const ListsBelowSheet = pageSheet(lists, { below: true });
