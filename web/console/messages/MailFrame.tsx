import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'

type MailFrameProps = {
  /** A whole page, as rendered by the server. */
  html: string
  title: string
  /** Width of the screen that the mail is shown on, in pixels; it is scaled down where there is less room. */
  width: number
}

/**
 * A mail as a mail program shows it. Nothing in it runs, links anywhere or leaves its frame. The CSP allows no inline
 * stylesheet, so the mail's own is added as a stylesheet object.
 */
export function MailFrame({ html, title, width }: MailFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const room = useWidth(box)
  const [height, setHeight] = useState(0)
  const watching = useRef<ResizeObserver>(null)
  const mail = useMemo(() => withoutStyles(html), [html])
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  useEffect(() => () => watching.current?.disconnect(), [])
  const onLoad = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = frame.contentDocument!
    const sheet = new (frame.contentWindow as Window & typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(mail.styles)
    page.adoptedStyleSheets = [sheet]
    page.addEventListener('click', (event) => event.preventDefault())
    watching.current?.disconnect()
    watching.current = new ResizeObserver(() => setHeight(page.body.offsetHeight))
    watching.current.observe(page.body)
  }
  return (
    <div ref={box} className="w-full overflow-clip" style={{ height: height * scale }}>
      <iframe
        title={title}
        srcDoc={mail.page}
        sandbox="allow-same-origin"
        onLoad={onLoad}
        className="origin-top-left border-0 rtl:origin-top-right"
        style={{
          width: `${width}px`,
          height: `${height}px`,
          transform: `scale(${scale})`,
          marginInlineStart: `${Math.max(0, (room - width * scale) / 2)}px`,
        }}
      />
    </div>
  )
}

/** Splits a mail into its page and its styles. Texts of people are escaped in it, so every tag is the server's own. */
function withoutStyles(html: string): { page: string; styles: string } {
  const found = /<style>([\s\S]*?)<\/style>/g
  const styles = [...html.matchAll(found)].map(([, style]) => style).join('\n')
  return { page: html.replace(found, ''), styles }
}

/** Width of an element, in pixels. */
function useWidth(box: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watching = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    watching.observe(box.current!)
    return () => watching.disconnect()
  }, [box])
  return width
}
