/** A page of docs/guide/, as vite.guide.ts brings it to the browser: HTML. */
declare module '*.md' {
  const html: string
  export default html
}
