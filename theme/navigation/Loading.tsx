import { useEffect, useState } from 'react';
import { pageLoading } from '#words';
import { LOADING_DELAY_MS } from '../boot/constants.ts';
import { useText } from '../lib/useText.ts';
import styles from './Loading.module.css';

export function Loading() {
  const text = useText();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.loading} role="status">
      {late ? text(pageLoading) : null}
    </p>
  );
}
