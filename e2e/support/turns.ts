import type { EngineName } from '../engines/drivers/driver.ts';
import { readPages } from './builtSite.ts';

const TURNS: readonly EngineName[] = ['firefox', 'chromium', 'webkit'];

const PAGES = readPages();

/** The engine that opens a page with every change, where it is not the one of its template; an audit opens each page in all. */
export const turnOf = (route: string): EngineName => TURNS[PAGES.indexOf(route) % TURNS.length] ?? 'chromium';
