import { useTrail } from '../lib/useTrail.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Breadcrumbs.module.css';

/** Where the page stands: home, what it belongs to, the page itself. */
export function Breadcrumbs() {
  const trail = useTrail();
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link href="/" aria-label="Home">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path
                d="m2 8 6-5.500L14 8M4 7v6.500h8V7"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinejoin="round"
              />
            </svg>
          </Link>
        </li>
        {trail.map(({ label, href }, at) => (
          <li key={`${label} ${href}`}>
            {at === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : href ? (
              <Link href={href}>{label}</Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
