import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { isPlainClick } from '../boot/closest.ts';
import { resolveHref } from './resolveHref.ts';
import { useNavigateTo } from './useNavigateTo.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement> | undefined;
}

function leadsElsewhere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  return (
    isPlainClick(event) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    !(link.hash && link.pathname === location.pathname && link.search === location.search)
  );
}

/** Internal pages open without a reload, other sites in a new tab. */
export function Link({ href = '/', onClick, ...props }: LinkProps) {
  const resolved = resolveHref(href);
  const navigateTo = useNavigateTo();
  if (resolved.kind === 'external') {
    return <a target="_blank" rel="noopener noreferrer" {...props} href={resolved.href} onClick={onClick} />;
  }
  if (resolved.kind !== 'page') return <a {...props} href={resolved.href} onClick={onClick} />;
  return (
    <a
      {...props}
      href={resolved.href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !leadsElsewhere(event)) return;
        event.preventDefault();
        navigateTo(resolved.path, resolved.rest);
      }}
    />
  );
}
