import { pageSheet } from '../head/pageSheet.tsx';
import home from './home.css?url';
import homeBelow from './homeBelow.css?url';

/** Style sheet of what the home page begins with. */
export const HomeSheet = pageSheet(home);

/** That of what stands below it. */
export const HomeBelowSheet = pageSheet(homeBelow, { below: true });
