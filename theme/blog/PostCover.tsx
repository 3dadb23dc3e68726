import { pageSheet } from '../head/pageSheet.tsx';
import sheet from './PostCover.page.css?url';
import { PostDrawing, type PostDrawingProps } from './PostDrawing.tsx';

const CoverSheet = pageSheet(sheet);

/** The drawing of a post below its lead: what led there in the list is met again (`plugins/mdx/cover.ts`). Only such posts import it. */
export function PostCover(drawing: PostDrawingProps) {
  return (
    <div className="PostCover-cover" data-feed="skip">
      <CoverSheet />
      <PostDrawing {...drawing} />
    </div>
  );
}
