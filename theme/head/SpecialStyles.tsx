import special from '../styles/special.css?url';
import { HeadSheet } from './HeadSheet.tsx';

/** Styles of paper, of the system's own colours, of more contrast and for browsers without scripts: no page waits for them where they do not hold. */
export function SpecialStyles() {
  return (
    <HeadSheet
      href={special}
      media="print,(forced-colors:active),(prefers-contrast:more),(scripting:none)"
      precedence="special"
    />
  );
}
