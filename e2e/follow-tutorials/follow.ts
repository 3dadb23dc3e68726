import fs from 'node:fs';
import path from 'node:path';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { fileTree } from '../../plugins/mdx/steps/fileTree.ts';
import { Program, until } from '../../scripts/programs.ts';
import { normaliseOutput } from '../../scripts/samples/normalise.ts';
import { compareAnswers } from './answers.ts';
import type { Action } from './blocks.ts';
import { runShell } from './shell.ts';

/** Longest time in ms until an app prints the output that the page shows. */
const MAX_OUTPUT_MS = 3000;

export interface FollowOptions {
  /** Absolute path of an empty folder. */
  folder: string;
  /** Environment of the reader's terminal. */
  env: NodeJS.ProcessEnv;
  /** Port that the page's requests go to. */
  port: number;
  /** Replacements by the text of the page's commands that they replace. */
  substitutions: ReadonlyMap<string, string>;
}

export interface Followed {
  steps: number;
  files: number;
  requests: number;
}

/** One reader of a tutorial, with a folder, a terminal and an editor. */
class Reader {
  readonly #options: FollowOptions;
  /** Folder that the terminal is in. */
  #cwd: string;
  /** Folder in which the steps' scripts are run, to compare them with the files. */
  readonly #copy: string;
  /** Text of the files that the page has given so far, by path. */
  readonly #files = new Map<string, string>();
  #app: Program | undefined;
  #step: string | undefined;
  /** Output of the step's last command that ran to its end. */
  #printed: { stdout: string; stderr: string } | undefined;
  #request: { command: string; output: string } | undefined;
  /** Substitutions that no command has needed so far. */
  readonly #unused: Set<string>;
  readonly followed: Followed = { steps: 0, files: 0, requests: 0 };

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#cwd = options.folder;
    this.#copy = path.join(options.folder, '.scripts');
    this.#unused = new Set(options.substitutions.keys());
    fs.mkdirSync(this.#copy);
  }

  /** @throws when a text that is to be replaced is in no command: the page has another one in its place. */
  requireSubstitutions(): void {
    const [shown] = this.#unused;
    if (shown !== undefined) throw new Error(`no command has "${shown}"`);
  }

  async stop(): Promise<void> {
    await this.#app?.stop();
    this.#app = undefined;
  }

  async follow(action: Action): Promise<void> {
    if (action.step !== this.#step) await this.#enter(action.step);
    switch (action.kind) {
      case 'terminal': {
        let commands = action.text;
        for (const [shown, used] of this.#options.substitutions) {
          if (commands.includes(shown)) this.#unused.delete(shown);
          commands = commands.replaceAll(shown, used);
        }
        const { cwd, output: stdout, errors: stderr } = runShell(commands, this.#cwd, this.#options.env);
        this.#cwd = cwd;
        this.#printed = { stdout, stderr };
        return;
      }
      case 'base':
        runShell(action.text, this.#cwd, this.#options.env);
        runShell(action.text, this.#copy, this.#options.env);
        for (const file of listBelow(this.#copy))
          this.#files.set(file, fs.readFileSync(path.join(this.#copy, file), 'utf8'));
        return;
      case 'write': {
        const file = path.join(this.#cwd, action.path);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, action.text);
        this.#files.set(action.path, action.text);
        this.followed.files += 1;
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
        this.#request = {
          command: action.text,
          output: runShell(action.text, this.#cwd, this.#options.env).output,
        };
        this.followed.requests += 1;
        return;
      case 'answer':
        return this.#compareAnswer(action.text);
      case 'console':
        return this.#compareConsole(action.text);
    }
  }

  async #enter(step: string | undefined): Promise<void> {
    await this.stop();
    this.#step = step;
    this.#request = undefined;
    this.#printed = undefined;
    if (step !== undefined) this.followed.steps += 1;
  }

  #compareScript(script: string): void {
    runShell(script, this.#copy, this.#options.env);
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
    const context = { port: this.#options.port, dir: this.#cwd };
    const difference = compareAnswers(shown, request.output, context);
    if (difference) throw new Error(`${request.command}\n${difference}`);
  }

  async #compareConsole(shown: string): Promise<void> {
    const app = this.#app;
    const context = { port: this.#options.port, dir: this.#cwd };
    const read = (output: string) => normaliseOutput(output, context).join('\n');
    if (!app) {
      if (!this.#printed) throw new Error('the page shows the console of what it has not started.');
      const { stdout, stderr } = this.#printed;
      // A command that fails has ended the reader's way already.
      const actual = [read(stdout), read(stderr), '(ends with exit code 0)'].filter(Boolean).join('\n');
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
): Promise<Followed> {
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
        throw new Error(`${place.join(', ')}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    reader.requireSubstitutions();
  } finally {
    await reader.stop();
  }
  return reader.followed;
}
