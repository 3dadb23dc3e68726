import { pageSheet } from '../head/pageSheet.tsx';
import lists from './ListsSheet.page.css?url';

export const ListsSheet = pageSheet(lists);

/** For pages that begin with something else. */
export const ListsBelowSheet = pageSheet(lists, { below: true });
