import { useHead } from '@rspress/core/runtime';
import { type JSX, useLayoutEffect } from 'react';

export interface HeadTagsProps {
  /** Attributes of `<html>`; undefined removes one. */
  html: Readonly<Record<string, string | undefined>>;
  title: string;
  meta: readonly { name?: string; property?: string; content: string }[];
  links: readonly Pick<JSX.IntrinsicElements['link'], 'rel' | 'href' | 'hrefLang' | 'type' | 'title'>[];
}

function OfDocument({ html, title, meta, links }: HeadTagsProps) {
  useHead({
    htmlAttrs: { ...html },
    title,
    meta: [...meta],
    link: links.map(({ hrefLang: hreflang, ...link }) => ({ ...link, hreflang })),
  });
  return null;
}

/** React takes the tags of the served head over, and updates them in one step with the content. */
function OfApplication({ html, title, meta, links }: HeadTagsProps) {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(html))
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
  });
  return (
    <>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
      {links.map((tag) => (
        <link key={[tag.rel, tag.hrefLang, tag.type].join()} {...tag} />
      ))}
    </>
  );
}

/** Tags of the head. React alone would render them at the start of the application's root in the served page. */
export const HeadTags = import.meta.env.SSR ? OfDocument : OfApplication;
