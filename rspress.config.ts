import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { defineSite } from './plugins/preset.ts';
import * as site from './site.ts';

const root = import.meta.dirname;

/** The test that builds twice puts its second build elsewhere. */
const outDir = path.resolve(root, process.env.SITE_OUT ?? 'doc_build');

export default defineConfig(defineSite({ root, site, outDir, sources: [path.join(root, 'theme')] }));
