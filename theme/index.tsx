/** What is replaced in the engine's theme, and what pages may import. */
export * from '@rspress/core/theme-original';
export { Callout } from './content/Callout.tsx';
export { Tab, Tabs } from './content/Tabs.tsx';
export { Layout } from './Layout.tsx';
export { useThemeState } from './lib/useThemeState.ts';
export { Link } from './navigation/Link.tsx';
export { Root } from './Root.tsx';
