import { pageSheet } from '../../head/pageSheet.tsx';
import sheet from './program.page.css?url';

/** Style sheet of programs and of requests with their responses: once on a page, above the first. */
export const ProgramSheet = pageSheet(sheet, { below: true });
