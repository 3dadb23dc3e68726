import { describe, expect, test } from '@rstest/core';
import { type Budgets, judge, templateOf, tightenBudgets, toBudget, worstByTemplate } from './budgets.ts';
import { type BuiltFiles, type Figures, measurePage, sentSize } from './measure.ts';

const FILES: Readonly<Record<string, string>> = {
  '/b.css': 'figure { color: red }',
  '/a.css': '@font-face { src: url("/fonts/inter.woff2") } body { color: red }',
  '/fonts/inter.woff2': 'x'.repeat(1000),
  '/icon.svg': '<svg/>',
  '/eager.png': 'y'.repeat(500),
  '/late.png': 'z'.repeat(9000),
  '/app.js': 'console.log("application")',
};
const built: BuiltFiles = {
  text: (address) => {
    const text = FILES[address];
    if (text === undefined) throw new Error(`no ${address}`);
    return text;
  },
  sentSize: (address) => sentSize(built.text(address), address),
};

const page = (main: string, scripts = '<script>start()</script>') =>
  `<!doctype html><html><head><link rel="stylesheet" href="/a.css"><link rel="icon" href="/icon.svg">${scripts}</head>` +
  `<body><nav>Docs</nav><main>${main}</main><script type="application/json" id="app-assets">["/app.js"]</script></body></html>`;

describe('measurePage', () => {
  test('counts what a page loads before its application, each file once', () => {
    const late = '<h2>Later</h2><img loading="lazy" src="/late.png">';
    const html = page(`<img src="/eager.png"><img src="/eager.png">${late}`);
    const figures = measurePage(html, built);
    const files = ['/a.css', '/fonts/inter.woff2', '/icon.svg', '/eager.png'].map(built.sentSize);
    expect(figures.requests).toBe(5);
    expect(figures.critical).toBe(sentSize(html) + files.reduce((sum, size) => sum + size, 0));
    expect(figures.css).toBe(built.sentSize('/a.css'));
    expect(figures.script).toBe(sentSize('start()'));
    expect(figures.application).toBe(built.sentSize('/app.js'));
  });

  test('counts a lazy picture above the first section, in the heavier of its colour modes', () => {
    const pictures =
      '<img loading="lazy" alt="It" src="/eager.png"><img loading="lazy" alt="It" src="/late.png">';
    const html = page(`${pictures}<h2>First</h2>`);
    const below = page(`<h2>First</h2>${pictures}`);
    const [above, later] = [measurePage(html, built), measurePage(below, built)];
    expect(above.requests).toBe(later.requests + 1);
    expect(above.critical - sentSize(html)).toBe(later.critical - sentSize(below) + 9000);
  });

  test('the document is measured without main and without inline scripts', () => {
    const { chrome } = measurePage(page(''), built);
    expect(measurePage(page('<p>words</p>'.repeat(99)), built).chrome).toBe(chrome);
    const scripts = '<script>start()</script><script>more(1, 2, 3)</script>';
    expect(measurePage(page('', scripts), built).chrome).toBe(chrome);
  });

  test('a sheet in the content does not block the text above it, and loads before the application', () => {
    const html = page('<p>words</p><link rel="stylesheet" href="/b.css">');
    const figures = measurePage(html, built);
    expect(figures.css).toBe(measurePage(page(''), built).css);
    expect(figures.requests).toBe(measurePage(page(''), built).requests + 1);
  });

  test('fonts and pictures are counted as they are', () => {
    expect(sentSize('x'.repeat(1000), '/fonts/inter.woff2')).toBe(1000);
    expect(sentSize('x'.repeat(1000), '/page.html')).toBeLessThan(50);
  });

  test('a page without the list of the application is refused, as is one that names a missing file', () => {
    expect(() => measurePage('<p>', built)).toThrow('id="app-assets"');
    expect(() => measurePage(page('<img src="/gone.png">'), built)).toThrow('no /gone.png');
  });
});

describe('templateOf', () => {
  test.each([
    ['/', 'home'],
    ['/docs/', 'doc'],
    ['/docs/tutorials/intro', 'tutorial'],
    ['/playground', 'playground'],
    ['/blog', 'blog'],
    ['/blog/tags', 'tags'],
    ['/blog/tags/zod', 'tag'],
    ['/blog/v0.5.0', 'post'],
    ['/404', 'not found'],
  ])('%s is of the template %s', (route, template) => {
    expect(templateOf(route)).toBe(template);
  });

  test('names the templates when none serves a route', () => {
    expect(() => templateOf('/shop')).toThrow(/No template serves \/shop: .*home, tutorial, doc/);
  });
});

describe('budgets', () => {
  const light: Figures = {
    chrome: 2000,
    css: 5000,
    script: 5000,
    critical: 20_000,
    requests: 3,
    application: 90_000,
  };
  const heavy: Figures = { ...light, critical: 60_001 };
  const limits = { chrome: 4, css: 9, script: 6, critical: 52, requests: 8, application: 105 };
  const budget = { chrome: 2, css: 5, script: 5, critical: 20, requests: 3, application: 90 };
  const budgets = (changes: Partial<Budgets> = {}): Budgets => ({
    limits,
    templates: { doc: budget },
    onIntent: { explorer: { limit: 25, budget: 12 } },
    ...changes,
  });
  const worst = (figures: Figures) =>
    worstByTemplate(
      new Map([
        ['/docs/a', light],
        ['/docs/b', figures],
      ]),
    );

  test('sizes are rounded up to a tenth of a kB', () => {
    expect(toBudget('css', 5001)).toBe(5.1);
    expect(toBudget('css', 5000)).toBe(5);
    expect(toBudget('requests', 3)).toBe(3);
  });

  test('the heaviest page of a template counts', () => {
    const { figures, routes } = worst(heavy).get('doc') ?? {};
    expect(figures?.critical).toBe(60_001);
    expect(routes?.critical).toBe('/docs/b');
    expect(routes?.css).toBe('/docs/a');
  });

  const LIGHT = new Map([['explorer', 12_000]]);
  const judged = (figures: Figures, own = budgets()) => judge(worst(figures), LIGHT, own);

  test('a figure at its budget passes, one above it fails and names the page', () => {
    expect(judged(light)).toEqual({ problems: [], loose: [] });
    expect(judged({ ...light, css: 5001 }).problems).toEqual([
      'doc.css is 5.1 kB, its budget 5 kB (/docs/b).',
    ]);
  });

  test.each(['chrome', 'critical', 'application'] as const)(
    '%s depends on dates: 0.1 kB is allowed',
    (figure) => {
      expect(judged({ ...light, [figure]: light[figure] + 100 }).problems).toEqual([]);
      expect(judged({ ...light, [figure]: light[figure] + 200 }).problems[0]).toContain(`doc.${figure}`);
    },
  );

  test('a figure below its budget is reported', () => {
    const roomy = budgets({ templates: { doc: { ...budget, css: 6 } } });
    expect(judged(light, roomy)).toEqual({ problems: [], loose: ['doc.css'] });
  });

  test('a budget is never above its limit', () => {
    const raised = budgets({ templates: { doc: { ...budget, critical: 60.1 } } });
    expect(judged(heavy, raised).problems).toEqual([
      'The budget of doc.critical, 60.1 kB, is above the limit of 52 kB (/docs/b).',
    ]);
  });

  test('templates and budgets name each other', () => {
    expect(judged(light, budgets({ templates: {} })).problems[0]).toContain('has no budget');
    const more = budgets({ templates: { doc: budget, shop: budget } });
    expect(judged(light, more).problems[0]).toContain('"shop", which no page uses');
  });

  test('tightening only lowers', () => {
    const mixed = budgets({ templates: { doc: { ...budget, css: 6, script: 4 } } });
    expect(tightenBudgets(worst(light), LIGHT, mixed).templates.doc).toEqual({ ...budget, script: 4 });
    expect(tightenBudgets(worst(light), LIGHT, budgets({ templates: {} })).templates).toEqual({});
  });

  test('bytes that load on intent have a budget, too, and never above its limit', () => {
    const weighing = (bytes: number, own = budgets()) =>
      judge(worst(light), new Map([['explorer', bytes]]), own);
    expect(weighing(12_000)).toEqual({ problems: [], loose: [] });
    expect(weighing(11_000).loose).toEqual(['explorer']);
    expect(weighing(12_100).problems).toEqual(['explorer is 12.1 kB, its budget 12 kB (on intent).']);
    const raised = budgets({ onIntent: { explorer: { limit: 25, budget: 26 } } });
    expect(weighing(26_000, raised).problems[0]).toContain('above the limit of 25 kB');
    const tightened = (bytes: number) =>
      tightenBudgets(worst(light), new Map([['explorer', bytes]]), budgets()).onIntent.explorer?.budget;
    expect([tightened(13_000), tightened(9_000)]).toEqual([12, 9]);
  });
});
