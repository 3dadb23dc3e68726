import { pageSheet } from '../../head/pageSheet.tsx';
import sheet from './program.page.css?url';

/** Style sheet of programs and exchanges: once on a page, above the first of them. */
export const ProgramSheet = pageSheet(sheet, { below: true });
