import { pageSheet } from '../head/pageSheet.tsx';
import home from './HomeSheet.page.css?url';
import homeBelow from './HomeSheetBelow.page.css?url';

export const HomeSheet = pageSheet(home);

export const HomeBelowSheet = pageSheet(homeBelow, { below: true });
