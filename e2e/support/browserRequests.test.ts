import { expect, test } from '@rstest/core';
import { isOfBrowser } from './browserRequests.ts';

const OFFLINE = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED';
const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

test.each([
  ['an icon without a network', OFFLINE, 'http://localhost:4273/favicon.svg', true],
  ['the icon of a page without icons', OFFLINE, 'http://localhost:4273/favicon.ico', true],
  ['an icon for a home screen', OFFLINE, 'http://localhost:4273/apple-touch-icon.png', true],
  ['a page of the browser', 'anything', 'chrome://new-tab-page/', true],
  ['an icon that the server does not have', NOT_FOUND, 'http://localhost:4273/favicon.svg', false],
  ['a script without a network', OFFLINE, 'http://localhost:4273/static/js/index.js', false],
  ['a picture without a network', OFFLINE, 'http://localhost:4273/pictures/favicon/app.svg', false],
  ['a message without an address', 'Uncaught TypeError', '', false],
])('problems of the browser and of the page: %s', (_, text, url, expected) => {
  expect(isOfBrowser(text, url)).toBe(expected);
});
