import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { resolveHref } from './resolveHref.ts';
import { preloadPage, useNavigateTo } from './useNavigateTo.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A click that the browser would answer by loading the link in this tab. */
function staysInTab(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download')
  );
}

/** The one link of the site, in chrome and content: internal pages open without a reload, other sites in a new tab. */
export function Link({ href = '/', onClick, ...props }: LinkProps) {
  const resolved = resolveHref(href);
  const navigateTo = useNavigateTo();
  if (resolved.kind === 'external') {
    return <a target="_blank" rel="noopener noreferrer" {...props} href={resolved.href} onClick={onClick} />;
  }
  if (resolved.kind !== 'page') return <a {...props} href={resolved.href} onClick={onClick} />;
  const { path, rest } = resolved;
  const preload = () => preloadPage(path);
  return (
    <a
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...props}
      href={resolved.href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysInTab(event)) return;
        event.preventDefault();
        navigateTo(path, rest);
      }}
    />
  );
}
