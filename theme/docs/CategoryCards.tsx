import { docsMoreIn } from '#words';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from '../page/PageFooter.module.css';

export interface CategoryCardsProps {
  category: string;
  pages: readonly { href: string; title: string; description: string }[];
}

/**
 * Other pages of the category that a page opens (`plugins/mdx/pageBlocks.ts`). Only such pages import it. It shares the styles
 * of the links in the page footer.
 */
export function CategoryCards({ category, pages }: CategoryCardsProps) {
  const text = useText();
  const label = text(docsMoreIn, { category });
  return (
    <nav aria-label={label}>
      <p aria-hidden="true">
        <strong>{label}</strong>
      </p>
      <div className={styles.neighbours}>
        {pages.map(({ href, title, description }) => (
          <Link key={href} href={href} className={styles.neighbour}>
            <strong>{title}</strong>
            <span>{description}</span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
