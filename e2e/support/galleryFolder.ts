/** Before all tests: a copy of the gallery, which the first worker that needs it builds (`gallery.ts`); gone after all of them. */
import { copySite, removeSite } from './copiedSite.ts';

export default function copyGallery(): () => void {
  const dir = copySite('components');
  // The way in which Playwright hands something to its workers.
  process.env.GALLERY_DIR = dir;
  return () => removeSite(dir);
}
