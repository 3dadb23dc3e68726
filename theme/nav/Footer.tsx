import * as site from '#site';
import { footerLicence } from '#words';
import { Icon } from '../controls/Icon.tsx';
import { useReference } from '../lib/useDocs.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { Offline } from '../offline/Offline.tsx';
import styles from './Footer.module.css';

export function Footer() {
  const text = useText();
  const toAddress = useReference();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {site.footerColumns.map((column, at) => (
          <div key={column.title}>
            <h2 className={styles.title}>{text(column.title)}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.text}>
                  <Link href={toAddress(link.href)}>{text(link.text)}</Link>
                </li>
              ))}
              {at === 0 ? <Offline /> : null}
            </ul>
          </div>
        ))}
        <p className={styles.text}>
          {site.footerMessage ? (
            <>
              {`${text(site.footerMessage)} `}
              <Icon name="heart" size={14} />
            </>
          ) : null}
          <span>{text(footerLicence, { licence: site.licence })}</span>
        </p>
      </div>
    </footer>
  );
}
