/** What is replaced in the engine's theme, and what pages may import. */
import './styles/index.css';

export * from '@rspress/core/theme-original';
export { Callout } from './content/Callout.tsx';
export { Tab, Tabs } from './content/Tabs.tsx';
export { Layout } from './layout/Layout.tsx';
export { Root } from './layout/Root.tsx';
export { useThemeState } from './lib/useThemeState.ts';
export { Link } from './navigation/Link.tsx';
