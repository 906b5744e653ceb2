/** Type of JSON files outside `src`, which TypeScript does not read. */
declare module '*.json' {
  const content: { readonly [key: string]: string | typeof content };
  export default content;
}
