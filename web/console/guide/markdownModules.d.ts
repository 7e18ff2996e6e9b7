/** A page of docs/guide/ as HTML, made by vite.guide.ts. */
declare module '*.md' {
  const html: string
  export default html
}
