/** Data of the blog that components import; pages import others. */
declare module 'virtual-blog/latest' {
  /** Empty for a blog without posts. */
  const posts: import('../../model/blogPage.ts').PostCard[];
  export default posts;
}

declare module 'virtual-blog/archive' {
  const years: import('../../model/blogPage.ts').ArchiveData;
  export default years;
}

declare module 'virtual-blog/authors' {
  const authors: import('../../model/blogPage.ts').AuthorData[];
  export default authors;
}

declare module 'virtual-blog/tags' {
  const letters: import('../../model/blogPage.ts').TagsData;
  export default letters;
}
