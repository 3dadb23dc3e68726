import type { Excerpt as Paragraphs } from '../../model/blogPage.ts';

export function Excerpt({ paragraphs }: { paragraphs: Paragraphs }) {
  return paragraphs.map((parts) => (
    <p key={JSON.stringify(parts)}>
      {parts.map((part, at) => (at % 2 ? <code key={part}>{part}</code> : part))}
    </p>
  ));
}
