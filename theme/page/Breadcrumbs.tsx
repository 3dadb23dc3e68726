import { pageBreadcrumbs, pageHome } from '#words';
import { Icon } from '../controls/Icon.tsx';
import { useHomePath } from '../lib/useHomePath.ts';
import { useText } from '../lib/useText.ts';
import { useTrail } from '../lib/useTrail.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Breadcrumbs.module.css';

export function Breadcrumbs() {
  const text = useText();
  const trail = useTrail();
  const home = useHomePath();
  return (
    <nav className={styles.breadcrumbs} aria-label={text(pageBreadcrumbs)}>
      <ol>
        <li>
          <Link href={home} aria-label={text(pageHome)}>
            <Icon name="home" />
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
