import { pageSheet } from '../page/pageSheet.tsx';
import tutorial from './tutorial.css?url';

/** Style sheet of the steps of tutorials. */
export const TutorialSheet = pageSheet(tutorial);
