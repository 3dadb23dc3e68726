/**
 * Address of a page's social image, without the base. Pure, so that the theme can write it into the head.
 *
 * @param routePath the page's clean address: `/docs/` and `/docs` give `/og/docs.png`, `/` gives `/og/index.png`.
 */
export function socialImagePath(routePath: string): string {
  return `/og/${routePath.replace(/^\/+|\/+$/g, '') || 'index'}.png`;
}
