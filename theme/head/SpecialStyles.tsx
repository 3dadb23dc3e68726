import special from '../styles/special.css?url';
import { HeadSheet } from './HeadSheet.tsx';

/** Styles for print, forced colours, more contrast and no scripts, which block no rendering while the media query is false. */
export function SpecialStyles() {
  return (
    <HeadSheet
      href={special}
      media="print,(forced-colors:active),(prefers-contrast:more),(scripting:none)"
      precedence="special"
    />
  );
}
