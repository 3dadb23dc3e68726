import { pageSheet } from '../theme/page/pageSheet.tsx';
import drawings from './drawings.css?url';

/** Style sheet of the drawings that stand in guides. */
export const DrawingsSheet = pageSheet(drawings);
