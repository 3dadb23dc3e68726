import { useDocsPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Content } from '../page/Content.tsx';
import { Frame } from '../page/Frame.tsx';
import { DocFooter } from './DocFooter.tsx';
import { DocSidebar } from './DocSidebar.tsx';

export function DocLayout() {
  const { path = '' } = usePageInfo();
  const docs = useDocsPage();
  const sidebar = docs?.sidebar && {
    name: docs.sidebar.navigation,
    content: <DocSidebar docs={docs} path={path} />,
  };
  return (
    <Frame sidebar={sidebar} footer={<DocFooter docs={docs} />}>
      <Content />
    </Frame>
  );
}
