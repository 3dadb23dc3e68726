/** The engine's build of the Markdown twins. */
export const MARKDOWN_ENVIRONMENT = 'node_md';
