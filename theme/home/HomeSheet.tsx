import { pageSheet } from '../page/pageSheet.tsx';
import home from './home.css?url';

/** Style sheet of the home page. */
export const HomeSheet = pageSheet(home);
