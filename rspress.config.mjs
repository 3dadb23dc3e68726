import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { importTypeScript } from './plugins/importTypeScript.mjs';

const root = import.meta.dirname;

/** @type {typeof import('./plugins/preset.ts')} */
const { defineSite } = await importTypeScript(path.join(root, 'plugins/preset.ts'));
/** @type {typeof import('./site.ts')} */
const site = await importTypeScript(path.join(root, 'site.ts'));

/** The test that builds twice puts its second build elsewhere. */
const outDir = path.resolve(root, process.env.SITE_OUT ?? 'doc_build');

export default defineConfig(defineSite({ root, site, outDir, sources: [path.join(root, 'theme')] }));
