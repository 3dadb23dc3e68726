import { pageSheet } from '../head/pageSheet.tsx';
import tutorial from './TutorialSheet.page.css?url';

/** Style sheet of steps and comparisons. Shared: Chromium requests the second of two sheets above a page only after the first. */
export const TutorialSheet = pageSheet(tutorial);
