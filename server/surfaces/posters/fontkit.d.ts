/** What we use of fontkit 2, which brings no types. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): {
      glyphs: { path: Path }[]
      positions: { xAdvance: number }[]
      advanceWidth: number
    }
  }
  export function openSync(file: string): Font
}
