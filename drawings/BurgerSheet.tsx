import { pageSheet } from '../theme/page/pageSheet.tsx';
import burger from './Burger.css?url';

/** Style sheet of the whole burger, which home shows without the other drawings. */
export const BurgerSheet = pageSheet(burger);
