/** A file outside `src`, which TypeScript would not read: what takes it says its type. */
declare module '*.json' {
  const content: { readonly [key: string]: string | typeof content };
  export default content;
}
