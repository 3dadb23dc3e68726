/**
 * Other spellings of a page that readers and links meet: file names, a slash too many or too few.
 *
 * @param route clean address.
 * @returns addresses that redirect to it, none of them the clean address itself.
 */
export function otherSpellings(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const spellings = [bare, `${bare}/`, `${bare}.html`, `${bare}/index`, `${bare}/index.html`];
  return spellings.filter((spelling) => spelling !== '' && spelling !== '.html' && spelling !== route);
}
