const PROGRAM_FILE = /^[\w[\]().-]+(?:\/[\w[\]().-]+)*\.tsx?$/;

/** True for a path that a new file of the program can have. */
export const isNewPath = (path: string, files: Readonly<Record<string, string>>): boolean =>
  PROGRAM_FILE.test(path) && !path.split('/').includes('..') && !Object.hasOwn(files, path);
