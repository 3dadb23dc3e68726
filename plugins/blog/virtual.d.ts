/** The blog's data, by what shows it. Each module holds its own part only. */
declare module 'virtual-blog/page/*' {
  const data: import('./data.ts').PostListData;
  export default data;
}

declare module 'virtual-blog/latest' {
  /** The newest post; empty for a blog without posts. */
  const posts: import('./data.ts').PostCard[];
  export default posts;
}

declare module 'virtual-blog/archive' {
  const years: import('./data.ts').ArchiveData;
  export default years;
}

declare module 'virtual-blog/authors' {
  const authors: import('./data.ts').AuthorData[];
  export default authors;
}

declare module 'virtual-blog/tags' {
  const letters: import('./data.ts').TagsData;
  export default letters;
}

declare module 'virtual-blog/author/*' {
  const data: import('./data.ts').AuthorPageData;
  export default data;
}

declare module 'virtual-blog/tag/*' {
  const data: import('./data.ts').TagPageData;
  export default data;
}
