/**
 * `npx tsx scripts/tutorial-pictures`: takes the picture of what a tutorial ends with, and of the app on the home page, for
 * `theme/learn/FinishedApp.tsx` and `theme/home/Picture.tsx`: the page `/docs` of the program, which runs, in both colour modes
 * and two widths, as WebP. `<name>` for some. Needs a registry: the page loads Swagger UI from unpkg.com, whose files the npm
 * package of the same name gives here.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { PICTURE } from '../../model/pictures.ts';
import { bunPath, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { readSettings } from '../../plugins/content/samples/settings.ts';
import { readSteps } from '../../plugins/mdx/steps/history.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { browserArgs, findTestBrowser } from '../browser.mjs';
import { readArguments } from '../commandLine.ts';
import { Program } from '../programs.ts';
import { requireFreePort, runMain, UserError } from '../run.mjs';

const TUTORIALS = path.join(SAMPLES_DIR, 'tutorials');

/** The app on the home page, and the name of its picture. */
const HOME = { name: 'home', dir: path.join(SAMPLES_DIR, 'home/burger-bar') } as const;

const PORT = 4000;

/**
 * The page names no version, so unpkg.com gives the newest. This one was the newest when the pictures were taken; with it,
 * whoever takes them again gets the same.
 */
const SWAGGER_UI = 'swagger-ui-dist@5.35.0';

/** Where the page asks for Swagger UI. */
const CDN = /^https:\/\/unpkg\.com\/swagger-ui-dist\//;

/** Quality of the WebP, from 0 to 1: letters have no frayed edges. */
const QUALITY = 0.8;

/** What Swagger UI leaves empty above its title, in CSS px. */
const MARGIN_ABOVE = 36;

/** Operation that is unfolded, by tutorial: the one whose rules the tutorial is about. */
const UNFOLDED: Readonly<Record<string, string>> = { 'hello-world': 'get /api/hello' };

/** Folder of the program that a picture shows: for a tutorial its last step. */
function programOf(name: string): string {
  if (name === HOME.name) return HOME.dir;
  const last = readSteps(path.join(TUTORIALS, name)).at(-1);
  if (!last) throw new UserError(`The tutorial "${name}" has no step.`);
  return last.dir;
}

/** Installs Swagger UI outside of the project, which does without it. */
function installSwaggerUi(folder: string): string {
  execFileSync('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-save',
    '--silent',
    SWAGGER_UI,
  ]);
  return path.join(folder, 'node_modules/swagger-ui-dist');
}

/** A picture of the page as WebP, from the browser's own encoder. @param ratio of its height to its width. */
async function webpOf(page: Page, png: Buffer, width: number, ratio: number): Promise<Buffer> {
  const height = Math.round(width * ratio);
  const base64 = await page.evaluate(
    async ([data, quality, size]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = size.width;
      canvas.height = size.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws no pictures.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, size.width, size.height);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [png.toString('base64'), QUALITY, { width, height }] as const,
  );
  return Buffer.from(base64, 'base64');
}

async function takePictures(name: string, browser: Browser, swaggerUi: string): Promise<string[]> {
  const size = PICTURE.size(name);
  const page = await browser.newPage({
    viewport: size,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await page.route(CDN, (route) => {
    const file = new URL(route.request().url()).pathname.replace('/swagger-ui-dist/', '');
    return route.fulfill({ path: path.join(swaggerUi, file) });
  });
  await page.goto(`http://localhost:${PORT}/docs`);
  // Tags are folded at first, and with them all that there is to see.
  await page.locator('.opblock-tag').first().waitFor();
  for (const tag of await page.locator('.opblock-tag').all()) await tag.click();
  await page.locator('.opblock').first().waitFor();
  const operation = UNFOLDED[name];
  if (operation) {
    const [method = '', address = ''] = operation.split(' ');
    await page
      .locator(`.opblock-${method}`, { hasText: address })
      .locator('.opblock-summary-control')
      .click();
    await page.locator('.opblock-body').waitFor();
  }
  // Pointer and focus are where they change nothing, and the title is at the top.
  await page.mouse.move(0, 0);
  await page.evaluate((top) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, top);
  }, MARGIN_ABOVE);
  const written: string[] = [];
  for (const mode of PICTURE.modes) {
    // Swagger UI has a dark style, which the page of the framework never switches on.
    await page.evaluate(
      (dark) => document.documentElement.classList.toggle('dark-mode', dark),
      mode === 'dark',
    );
    const png = await page.screenshot({ animations: 'disabled' });
    for (const width of PICTURE.widths) {
      const file = path.join(PROJECT_ROOT, 'public', PICTURE.address(name, mode, width));
      const webp = await webpOf(page, png, width, size.height / size.width);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, webp);
      written.push(`${path.relative(PROJECT_ROOT, file)}: ${webp.length} bytes`);
    }
  }
  await page.close();
  return written;
}

runMain(async () => {
  const { positionals: wanted } = readArguments({}, { allowPositionals: true });
  const all = [HOME.name, ...fs.readdirSync(TUTORIALS).sort()];
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no picture "${unknown}". Available: ${all.join(', ')}.`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const swaggerUi = installSwaggerUi(folder);
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArgs });
  try {
    for (const name of wanted.length > 0 ? wanted : all) {
      const dir = programOf(name);
      await requireFreePort(PORT, 'localhost');
      const env = { ...process.env, ...readSettings(dir).env, PORT: String(PORT) };
      const app = new Program(bunPath('primary'), ['index.ts'], { cwd: dir, env, port: PORT });
      try {
        if (!(await app.listens())) throw new UserError(`The app ends:\n${app.output.both}`);
        for (const line of await takePictures(name, browser, swaggerUi)) console.log(line);
      } finally {
        await app.stop();
      }
    }
  } finally {
    await browser.close();
  }
});
