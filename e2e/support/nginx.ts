import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a configuration of nginx around the text of its `http` block.
 *
 * @param folder absolute path of a folder for all its files.
 * @returns the arguments that start it there.
 */
export function nginxArguments(folder: string, http: string): string[] {
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};\n`,
  );
  fs.writeFileSync(
    file,
    `daemon off;\nworker_processes 2;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${temporary.join('')}${http}\n}\n`,
  );
  // Workers of a root nginx run as another user, who must be able to read the files and to write the log.
  return ['-p', folder, '-c', file, ...(process.getuid?.() === 0 ? ['-g', 'user root;'] : [])];
}
