const PROGRAM_FILE = /^[\w[\]().-]+(?:\/[\w[\]().-]+)*\.tsx?$/;

export const isNewPath = (path: string, files: Readonly<Record<string, string>>): boolean =>
  PROGRAM_FILE.test(path) &&
  !path.split('/').some((name) => name === '.' || name === '..') &&
  !Object.hasOwn(files, path);
