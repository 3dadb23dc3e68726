import { defineConfig } from '@rspress/core';

export default defineConfig({ route: { cleanUrls: true } });
