import { pageSheet } from '../head/pageSheet.tsx';
import sheet from './PostCover.page.css?url';
import { PostDrawing, type PostDrawingProps } from './PostDrawing.tsx';

const CoverSheet = pageSheet(sheet);

/** Drawing of a post below its lead, the same as in the list (`plugins/mdx/pageBlocks.ts`). Only posts with a drawing import it. */
export function PostCover(drawing: PostDrawingProps) {
  return (
    <div className="PostCover-cover" data-feed="skip">
      <CoverSheet />
      <PostDrawing {...drawing} />
    </div>
  );
}
