/**
 * Holds on to: an option of the minifier that the bundler's types leave out. Without it the order of short names follows the letters of
 * the script, and the script that names the others holds their hashes: the same site had other bytes in another folder.
 */
export const SHORT_NAMES = { toplevel: true, disableCharFreq: true };
