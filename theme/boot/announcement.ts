import * as site from '#site';
import { closest } from './closest.ts';
import { local, onStorage } from './storage.ts';

const ID_KEY = 'announcement.id';
const DISMISSED_KEY = 'announcement.dismissed';

function apply(): void {
  document.documentElement.dataset.announcement = local.read(DISMISSED_KEY) === 'true' ? 'closed' : 'open';
}

/** Shows or hides the bar before the first paint, and serves its close button (specification.md ST-1). */
export function startAnnouncement(): void {
  if (!site.announcement) return;
  if (local.read(ID_KEY) !== site.announcement.id) {
    local.write(ID_KEY, site.announcement.id);
    local.write(DISMISSED_KEY, 'false');
  }
  apply();
  onStorage([ID_KEY, DISMISSED_KEY], apply);
  document.addEventListener('click', (event) => {
    if (closest(event, '[data-announcement-close]')) {
      local.write(DISMISSED_KEY, 'true');
      apply();
    }
  });
}
