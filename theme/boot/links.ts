/** True for a link that loads another document of this site in this tab. */
export function leavesPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download') &&
    (link.pathname !== location.pathname || link.search !== location.search || !link.hash)
  );
}
