import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../plugins/content/diagnostic.ts';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { fileTree } from '../../plugins/mdx/steps/fileTree.ts';
import { Program, until } from '../../scripts/programs.ts';
import { type NormaliseContext, normaliseOutput } from '../../scripts/samples/normalise.ts';
import { compareAnswers } from './answers.ts';
import type { Action } from './blocks.ts';

/** Longest time in ms until an app prints the output that the page shows. */
const MAX_OUTPUT_MS = 3000;

export interface FollowOptions {
  /** Absolute path of an empty folder. */
  folder: string;
  /** Environment of the reader's terminal. */
  env: NodeJS.ProcessEnv;
  /** Port that the page's requests go to. */
  port: number;
  /** Replacements by the text of the page's commands that they replace; a text that no command has is an error. */
  substitutions: ReadonlyMap<string, string>;
}

/** Commands that ran to their end, with their output and the folder that the terminal is then in. */
interface Execution {
  commands: string;
  output: string;
  errors: string;
  cwd: string;
}

/** Precedes the folder at the end of the output. */
const MARK = '\u0000cwd:';

/** One reader of a tutorial, with a folder, a terminal and an editor. */
class Reader {
  readonly #options: FollowOptions;
  /** Folder that the terminal is in. */
  #cwd: string;
  /** Folder in which the steps' scripts are run, to compare them with the files. */
  readonly #copy: string;
  /** Text of the files that the page has given so far, by path. */
  readonly #files = new Map<string, string>();
  #step: string | undefined;
  #app: Program | undefined;
  /** Last commands of the step that ran to their end, and last request: text and output. */
  #printed: Execution | undefined;
  #request: Execution | undefined;

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#cwd = options.folder;
    this.#copy = path.join(options.folder, '.scripts');
    fs.mkdirSync(this.#copy);
  }

  get #context(): NormaliseContext {
    return { port: this.#options.port, dir: this.#cwd };
  }

  async stop(): Promise<void> {
    await this.#app?.stop();
    this.#app = undefined;
    this.#request = undefined;
    this.#printed = undefined;
  }

  /** Runs commands in a POSIX shell. @throws with their output when one of them fails. */
  #run(commands: string, folder = this.#cwd): Execution {
    const script = `${commands}\nprintf '\\0cwd:%s' "$PWD"`;
    const options = { cwd: folder, env: this.#options.env, encoding: 'utf8' } as const;
    const { status, stdout, stderr, error } = spawnSync('sh', ['-ec', script], options);
    if (error) throw new Error(`a POSIX shell is needed: ${error.message}`);
    const [output = '', cwd] = stdout.split(MARK);
    if (status !== 0 || !cwd) throw new Error(`the commands fail (exit code ${status}):\n${stdout}${stderr}`);
    return { commands, output, errors: stderr, cwd };
  }

  async follow(action: Action): Promise<void> {
    if (action.step !== this.#step) await this.stop();
    this.#step = action.step;
    switch (action.kind) {
      case 'terminal': {
        const { substitutions } = this.#options;
        const replaced = [...substitutions].reduce((text, change) => text.replaceAll(...change), action.text);
        this.#printed = this.#run(replaced);
        this.#cwd = this.#printed.cwd;
        return;
      }
      case 'base':
        this.#run(action.text);
        this.#run(action.text, this.#copy);
        for (const file of listBelow(this.#copy))
          this.#files.set(file, fs.readFileSync(path.join(this.#copy, file), 'utf8'));
        return;
      case 'write': {
        const file = path.join(this.#cwd, action.path);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, action.text);
        this.#files.set(action.path, action.text);
        return;
      }
      case 'remove':
        fs.rmSync(path.join(this.#cwd, action.path));
        this.#files.delete(action.path);
        return;
      case 'script':
        return this.#compareScript(action.text);
      case 'tree':
        return this.#compareTree(action.text);
      case 'start':
        this.#app = new Program('sh', ['-c', action.text], { ...this.#options, cwd: this.#cwd });
        if (!(await this.#app.listens()))
          throw new Error(`the app ends instead of running:\n${this.#app.output.both}`);
        return;
      case 'request':
        if (!this.#app) throw new Error('the page has not started the app.');
        this.#request = this.#run(action.text);
        return;
      case 'answer':
        return this.#compareAnswer(action.text);
      case 'console':
        return this.#compareConsole(action.text);
    }
  }

  #compareScript(script: string): void {
    this.#run(script, this.#copy);
    const files = listBelow(this.#copy);
    const given = [...this.#files.keys()].sort();
    if (files.join() !== given.join())
      throw new Error(`the command makes ${files.join(', ')}; the page gives ${given.join(', ')}.`);
    for (const [file, text] of this.#files) {
      if (fs.readFileSync(path.join(this.#copy, file), 'utf8') !== text)
        throw new Error(`the command writes another "${file}" than the page gives.`);
    }
  }

  #compareTree(shown: string): void {
    const actual = fileTree(path.basename(this.#cwd), this.#files.keys());
    if (shown !== actual) throw new Error(`the page shows\n${shown}\nthe project is\n${actual}`);
  }

  #compareAnswer(shown: string): void {
    const request = this.#request;
    if (!request) throw new Error('an answer without a request before it.');
    this.#request = undefined;
    const difference = compareAnswers(shown, request.output, this.#context);
    if (difference) throw new Error(`${request.commands}\n${difference}`);
  }

  async #compareConsole(shown: string): Promise<void> {
    const app = this.#app;
    const read = (output: string) => normaliseOutput(output, this.#context).join('\n');
    if (!app) {
      if (!this.#printed) throw new Error('the page shows the console of what it has not started.');
      const { output, errors } = this.#printed;
      // A command that fails has ended the reader's way already.
      const actual = [read(output), read(errors), '(ends with exit code 0)'].filter(Boolean).join('\n');
      if (actual !== shown) throw new Error(`the page shows\n${shown}\nthe command prints\n${actual}`);
      return;
    }
    const printed = () => read(app.output.both);
    if (!(await until(() => printed() === shown, MAX_OUTPUT_MS)))
      throw new Error(`the page shows\n${shown}\nthe app prints\n${printed()}`);
  }
}

/**
 * Follows a tutorial in an empty folder, as a reader would: types the commands, writes the files, starts the
 * app, sends the requests, compares the answers.
 *
 * @param tutorial Name for messages.
 * @throws at the first thing that is not as on the page; names tutorial, step and block.
 */
export async function followTutorial(
  tutorial: string,
  actions: readonly Action[],
  options: FollowOptions,
): Promise<void> {
  for (const shown of options.substitutions.keys())
    if (!actions.some((action) => action.kind === 'terminal' && action.text.includes(shown)))
      throw new Error(`no command has "${shown}"`);
  if (!actions.some(({ step }) => step)) throw new Error(`${tutorial} has no step`);
  const reader = new Reader(options);
  try {
    for (const action of actions) {
      try {
        await reader.follow(action);
      } catch (error) {
        const place = [
          tutorial,
          action.step ? `step ${action.step}` : 'before the first step',
          'path' in action ? `file "${action.path}"` : `block "${action.kind}"`,
        ];
        throw new Error(`${place.join(', ')}: ${messageOf(error)}`);
      }
    }
  } finally {
    await reader.stop();
  }
}
