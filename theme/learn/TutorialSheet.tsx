import { pageSheet } from '../head/pageSheet.tsx';
import tutorial from './TutorialSheet.page.css?url';

/**
 * Style sheet of the steps of tutorials and of what is compared. They share one: of two sheets that stand above a page, Chromium
 * asks for the second when it has the first.
 */
export const TutorialSheet = pageSheet(tutorial);
