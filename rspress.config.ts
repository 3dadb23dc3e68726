import { defineConfig } from '@rspress/core';
import { pluginSite } from './plugins/preset.ts';

export default defineConfig({
  title: 'BurgerAPI',
  description:
    'A modern, open source, Bun-native API framework for TypeScript with file-based routing, middleware, Zod validation and automatic OpenAPI',
  icon: '/favicon.svg',
  base: '/',
  siteOrigin: 'https://burger-api.com',
  mediumZoom: false,
  themeConfig: {
    hideNavbar: 'auto',
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/isfhan/burger-api' }],
    editLink: { docRepoBaseUrl: 'https://github.com/isfhan/burger-api-website/edit/main/docs' },
    lastUpdated: true,
    footer: { message: 'Built with love for the Bun.js community.' },
  },
  plugins: [pluginSite(() => import('./site.ts'))],
});
