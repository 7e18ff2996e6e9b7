import { type ReactNode, useEffect, useRef } from 'react'
import { PageHeader, type PageHeaderProps } from '#web/ui/layout/PageHeader.tsx'

export type PageProps = Omit<PageHeaderProps, 'title'> & {
  /** The heading, and the document's title unless `documentTitle` is given. */
  title: string
  documentTitle?: string
  /** The width of the part below the heading; the heading is in the same place on every screen. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

const widths = { narrow: 'max-w-3xl', wide: '' }

/** A screen of the console: title, heading, actions, content. */
export function Page({ documentTitle, width = 'wide', children, ...header }: PageProps) {
  const ref = useArrival(documentTitle ?? header.title)
  return (
    <div ref={ref} className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 lg:px-10 lg:py-10">
      <PageHeader {...header} />
      <div className={widths[width]}>{children}</div>
    </div>
  )
}

let screensSeen = 0

/**
 * Sets the document's title. After a navigation it focuses the screen's h1, so that keyboards and screen readers start
 * at the top. It does not on the first screen after loading, or if a field already has the focus.
 */
export function useArrival(title: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.title = `${title} · Regulars`
  }, [title])
  useEffect(() => {
    if (screensSeen++ === 0 || ref.current?.contains(document.activeElement)) return
    const heading = ref.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
  return ref
}
