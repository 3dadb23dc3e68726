import { pageSheet } from '../head/pageSheet.tsx';
import home from './HomeSheet.page.css?url';
import homeBelow from './HomeSheetBelow.page.css?url';

/** Style sheet of what the home page begins with. */
export const HomeSheet = pageSheet(home);

/** That of what stands below it. */
export const HomeBelowSheet = pageSheet(homeBelow, { below: true });
