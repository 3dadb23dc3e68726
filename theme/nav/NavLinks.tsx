import { useNav } from '@rspress/core/runtime';
import { cleanLink } from '../../model/routes.ts';
import { useReference } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Link } from '../navigation/Link.tsx';

/** Item of `docs/_nav.json`. */
interface NavItem {
  text: string;
  link: string;
  /** Regular expression on the page's address: the item is current where it matches. */
  activeMatch?: string;
}

/** The links of the navbar, from `docs/_nav.json`. */
export function NavLinks() {
  const items = useNav() as readonly NavItem[];
  const { path = '' } = usePageInfo();
  const toAddress = useReference();
  return (
    <>
      {items.map(({ text, link, activeMatch }) => (
        <li key={text}>
          <Link
            href={toAddress(cleanLink(link))}
            aria-current={activeMatch && new RegExp(activeMatch).test(path) ? 'true' : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </>
  );
}
