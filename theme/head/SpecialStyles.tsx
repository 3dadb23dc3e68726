import special from '../styles/special.css?url';

/** Styles of paper and of the system's own colours: no page waits for them where they do not hold. */
export function SpecialStyles() {
  return <link rel="stylesheet" href={special} media="print, (forced-colors: active)" precedence="special" />;
}
