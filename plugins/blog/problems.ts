import { type Problem, ProblemsError } from '../problems/problems.ts';

/** All problems of a blog at once, each as `file:line: what is wrong, and the cure`. */
export class BlogError extends ProblemsError {
  constructor(problems: readonly Problem[]) {
    super('The blog', problems);
    this.name = 'BlogError';
  }
}
