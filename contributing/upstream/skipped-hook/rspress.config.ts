import { defineConfig, type RspressPlugin } from '@rspress/core';

const removes: RspressPlugin = {
  name: 'removes',
  config(config, { removePlugin }) {
    removePlugin('@rspress/plugin-medium-zoom');
    return config;
  },
};

/** Adds its name to the title of the site, so that its hook is seen. */
const names = (name: string): RspressPlugin => ({
  name,
  config: (config) => ({ ...config, title: `${config.title ?? ''} ${name}` }),
});

export default defineConfig({ plugins: [removes, names('second'), names('third')] });
