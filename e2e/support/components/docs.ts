/** Docs of two versions, in place of `virtual-docs`. */
import type { DocsData } from '../../../model/pageData.ts';

const doc = (label: string, href: string) => ({ type: 'link', label, href }) as const;

const docs: DocsData = {
  nav: [],
  versions: [
    { name: '2.0', label: '2.0', path: '/docs', isLast: true },
    { name: '1.0', label: '1.0', path: '/docs/1.0', isLast: false },
  ],
  sidebars: {
    '/docs': {
      tutorialSidebar: [
        doc('Introduction', '/docs/'),
        doc('Routing', '/docs/routing'),
        doc('Pages', '/docs/pages'),
      ],
    },
    '/docs/1.0': { tutorialSidebar: [doc('Introduction', '/docs/1.0/')] },
  },
};

export default docs;
