import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { type Paper, papers } from './paper.ts'

/** Replaces the screen in the browser's print, on pages of this size. */
export function Printed({ paper, children }: { paper: Paper; children: ReactNode }) {
  useEffect(() => {
    const [width, height] = papers[paper]
    // Made by a script: the CSP allows no style element, and Chromium uses the first named page that it saw.
    const pages = new CSSStyleSheet()
    pages.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pages]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== pages)
    }
  }, [paper])
  return createPortal(<div className="printed">{children}</div>, document.body)
}

/** Prints under a name, because a PDF is named after the document. */
export function printAs(name: string): void {
  const { title } = document
  document.title = name
  addEventListener('afterprint', () => (document.title = title), { once: true })
  window.print()
}
