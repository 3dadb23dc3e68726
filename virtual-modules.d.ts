declare module 'virtual-blog' {
  const blog: import('./plugins/blog/index.ts').BlogData;
  export default blog;
}
