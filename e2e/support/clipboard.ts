/** The clipboard, which a test may read that is granted this. */
import type { Page } from '@playwright/test';

export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
