import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Text that a compiler made.
 *
 * @typedef {object} Made
 * @property {string} text
 * @property {readonly string[]} sources absolute paths of the files that it was made of.
 */

/** Hash of files; '' when one of them is gone. @param {readonly string[]} files absolute paths. */
function digestOf(files) {
  const hash = createHash('sha256');
  try {
    for (const file of files) hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  } catch {
    return '';
  }
  return hash.digest('hex');
}

/** Writes a file that another process may be reading. @param {string} file @param {string} text */
function writeWhole(file, text) {
  const whole = `${file}.${process.pid}`;
  fs.writeFileSync(whole, text);
  fs.renameSync(whole, file);
}

/** Path of the list of what a kept text was made of. @param {string} file */
const listOf = (file) => `${file}.sources.txt`;

/**
 * Name of a kept text.
 *
 * @param {unknown} options what it depends on besides its sources.
 */
export const nameOf = (options) =>
  createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 16);

/**
 * A text that an earlier process kept.
 *
 * @param {string} file absolute path.
 * @param {readonly string[]} compiler absolute paths of the files that decide what is made of any source.
 * @returns {Made | undefined} undefined unless compiler and sources are what they were then.
 */
export function recall(file, compiler) {
  if (!fs.existsSync(file) || !fs.existsSync(listOf(file))) return undefined;
  const [digest, ...sources] = fs.readFileSync(listOf(file), 'utf8').split('\n');
  if (!digest || digest !== digestOf([...compiler, ...sources])) return undefined;
  return { text: fs.readFileSync(file, 'utf8'), sources };
}

/**
 * Keeps a text for the next process.
 *
 * @param {string} file absolute path.
 * @param {readonly string[]} compiler as in `recall`.
 * @param {Made} made
 * @returns what was made.
 */
export function keep(file, compiler, made) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(listOf(file), { force: true });
  writeWhole(file, made.text);
  writeWhole(listOf(file), [digestOf([...compiler, ...made.sources]), ...made.sources].join('\n'));
  return made;
}
