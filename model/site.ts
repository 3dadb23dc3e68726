/** Shape of `site.ts` and of data derived from it. The theme imports the types alone. */
import { z } from 'zod';

export interface Version {
  /** Used in addresses, storage and folders. */
  name: string;
  /** Text in the menu. */
  label: string;
  /** Root, no slash at the end: `/docs` for the latest, `/docs/<name>` for others. */
  path: string;
  isLast: boolean;
  /** Labelled "unreleased" instead of "older". */
  unreleased?: boolean;
}

const text = z.string().min(1);

/** Address of a link in a menu or in `site.ts`; not relative, because the link is the same on every page. */
export const menuAddress = text.regex(
  /^(?:\/|[a-z][a-z\d+.-]*:)/i,
  'expected an address that begins with "/" or a scheme, `doc:<id>` or `sidebar:<id>`',
);

const locale = z.strictObject({
  /** BCP 47 language tag. */
  code: z.string().regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i, 'expected a language tag such as "en"'),
  /** Text in the menu. */
  label: text,
  dir: z.enum(['ltr', 'rtl']),
  /** Unicode calendar identifier. */
  calendar: z.enum(Intl.supportedValuesOf('calendar')),
});

export type Locale = z.output<typeof locale>;

const sidebar = z.strictObject({
  /** `sidebar:<id>`. */
  id: text,
  label: text,
  /** Name for screen readers: "Documentation pages". */
  navigation: text,
  /** Folder of its pages; the sidebar without one has all others. */
  folder: text.optional(),
});

export type SidebarConfig = z.output<typeof sidebar>;

const link = z.strictObject({ text, href: menuAddress });

export type SiteLink = z.output<typeof link>;

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'expected a colour such as "#14110f"');

/** An export of `#site` has a value: null for none. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value) => value ?? null);

/** Schema of `site.ts`: site data without a key in the engine's configuration. Descriptions are fixes for missing keys. */
export const siteSchema = z.strictObject({
  /** Title of the home page; others are `Page | Title of the site`. */
  homeTitle: text.describe("Add `homeTitle: '…'`, the title of the home page."),
  /** Default of `<meta name="keywords">`. */
  keywords: z.array(text).describe("Add `keywords: ['…']`."),
  /** Default author, with a page about it: `<meta name="author">`, JSON-LD. */
  author: z
    .strictObject({ name: text, href: menuAddress.optional() })
    .describe("Add `author: { name: '…', href: '/…' }`."),
  /** Address of a new issue, without a query. The repository has an issue form `page.yml` with the fields `page`, `version` and `selected`. */
  issues: z
    .url('expected an address such as "https://example.com/issues/new"')
    .describe("Add `issues: 'https://…'`, where an issue is begun."),
  licence: text.describe("Add `licence: 'MIT'`, an identifier of SPDX."),
  /** Header `Content-Signal`. */
  contentSignal: orNull(text),
  /** Assistants for a page; addresses end where the question begins. */
  assistants: z.array(link).default([]),
  /** Description of the feeds. Default: that of the site. */
  blogDescription: text.optional(),
  /** Facts on the home page, followed by the docs version. */
  homeFacts: z.array(text).default([]),
  /** Bar above the navbar; a new id reopens a closed bar. */
  announcement: orNull(z.strictObject({ id: text, text, href: menuAddress })),
  /** Mark in layers, drawn from the top: path data on a square of `size`. */
  mark: z
    .strictObject({
      size: z.number().positive(),
      bun: text,
      /** Holes in `bun`, with `fill-rule: evenodd` in one path. */
      seeds: text,
      /** Line of width `lettuceWidth` with round caps. */
      lettuce: text,
      lettuceWidth: z.number().positive(),
      patty: text,
      base: text,
    })
    .describe(
      'Add `mark: { size: 64, bun: …, seeds: …, lettuce: …, lettuceWidth: …, patty: …, base: … }`, path data.',
    ),
  /** Legible on dark and light ground. */
  markColours: z
    .strictObject({ bun: colour, seeds: colour, lettuce: colour, patty: colour })
    .describe("Add `markColours: { bun: '#…', seeds: '#…', lettuce: '#…', patty: '#…' }`."),
  ground: colour.describe("Add `ground: '#…'`, the dark ground of icons and social images."),
  /** The first one is that of all pages outside the folders of others. */
  locales: z
    .tuple([locale], locale)
    .describe("Add `locales: [{ code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' }]`."),
  sidebars: z.array(sidebar).describe("Add `sidebars: [{ id: '…', label: '…', navigation: '…' }]`."),
  /** Links of the not-found page. */
  startLinks: z.array(link).default([]),
  /** Doc that explains the release of the samples. */
  samplesDoc: orNull(text),
  /** Docs of framework names: `Burger`, `Burger.serve`. */
  typePages: z.record(z.string(), z.strictObject({ href: menuAddress })).default({}),
  /** Above `themeConfig.footer.message`. */
  footerColumns: z.array(z.strictObject({ title: text, links: z.array(link) })).default([]),
});

export type SiteSettings = z.input<typeof siteSchema>;

/** The engine's icons by name. */
const NETWORKS = new Map(
  'Lark Discord Facebook GitHub Instagram LinkedIn Slack X YouTube WeChat QQ Juejin Zhihu Bilibili Weibo GitLab Bluesky npm'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

const socialLink = z.strictObject({
  icon: z.string(),
  mode: z.literal('link', 'expected "link": this theme shows social links by their names'),
  content: z.url('expected an address'),
});

/** Supported keys of `themeConfig`, as values of `#site`. */
export const themeSchema = z.strictObject({
  socialLinks: z
    .array(socialLink.transform(({ icon, content }) => ({ text: NETWORKS.get(icon) ?? icon, href: content })))
    .default([]),
  /** Address with a slash at the end; empty for none. */
  editLink: z
    .strictObject({ docRepoBaseUrl: z.url('expected an address, which ends with the folder of all pages') })
    .transform(({ docRepoBaseUrl }) => docRepoBaseUrl.replace(/\/?$/, '/'))
    .default(''),
  /** Text, empty for none. */
  footer: z
    .strictObject({
      message: z
        .string()
        .regex(/^[^<]*$/, 'expected text without HTML: links of the footer are `footerColumns` of site.ts')
        .default(''),
    })
    .transform(({ message }) => message)
    .default(''),
  lastUpdated: z.boolean('expected true or false: this theme shows no authors of changes').default(false),
  /** True for `auto`, hidden while scrolling down. */
  hideNavbar: z
    .enum(['auto', 'never'])
    .default('never')
    .transform((value) => value === 'auto'),
});

/** Supported keys of the engine's configuration. */
export const engineSchema = z.object({
  title: text.describe("Add `title: '…'`."),
  /** Description of the home page. */
  description: text.describe("Add `description: '…'`, the site in one sentence."),
  base: z
    .string()
    .regex(/^\/(?:[^/].*\/)?$/, 'expected a path that begins and ends with "/", such as "/project/"')
    .default('/'),
  siteOrigin: z
    .string()
    .refine(
      (value) => URL.canParse(value) && new URL(value).origin === value,
      'expected scheme and host without a path, such as "https://example.com"',
    )
    .describe("Add `siteOrigin: 'https://…'`."),
  themeConfig: themeSchema.prefault({}),
});

/** Named exports of the module `#site`. */
export type SiteData = Omit<z.output<typeof engineSchema>, 'themeConfig'> &
  Omit<z.output<typeof themeSchema>, 'footer'> &
  z.output<typeof siteSchema> & {
    /** Of the site, with the base, no slash at the end: an absolute address is this with a path. */
    address: string;
    footerMessage: string;
    blogDescription: string;
  };
