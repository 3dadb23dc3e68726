import { pageSheet } from '../head/pageSheet.tsx';
import lists from './ListsSheet.page.css?url';

/** Style sheet of lists of posts, tags and authors. */
export const ListsSheet = pageSheet(lists);

/** For pages whose first content is not a list. */
export const ListsBelowSheet = pageSheet(lists, { below: true });
