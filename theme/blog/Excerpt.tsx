import type { Excerpt as Paragraphs } from '../../model/blogPage.ts';

export function Excerpt({ paragraphs }: { paragraphs: Paragraphs }) {
  return paragraphs.map((parts) => (
    <p key={JSON.stringify(parts)}>
      {parts.map((part) =>
        typeof part === 'string' ? part : <code key={JSON.stringify(part)}>{part.code}</code>,
      )}
    </p>
  ));
}
