import { useNav } from '@rspress/core/runtime';
import { cleanLink } from '../../model/routes.ts';
import { homeOf } from '../lib/locale.ts';
import { useReference } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
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
  const text = useText();
  const items = useNav() as readonly NavItem[];
  const { path = '' } = usePageInfo();
  // Expressions are written for the addresses of the first language.
  const page = import.meta.env.TRANSLATED ? `/${path.slice(homeOf(path).length)}` : path;
  const toAddress = useReference();
  return (
    <>
      {items.map(({ text: label, link, activeMatch }) => (
        <li key={label}>
          <Link
            href={toAddress(cleanLink(link))}
            aria-current={activeMatch && new RegExp(activeMatch).test(page) ? 'true' : undefined}
          >
            {text(label)}
          </Link>
        </li>
      ))}
    </>
  );
}
