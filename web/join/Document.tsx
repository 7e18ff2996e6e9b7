import type { ReactNode } from 'react'
import type { PageAssets } from '#server/portal/join/contract.ts'

type DocumentProps = {
  title: string
  assets: PageAssets
  /** Only the form has something to do for a script. */
  withScript?: boolean
  /** The script of a captcha's provider. */
  widgetScript?: string | undefined
  children: ReactNode
}

/** A whole page. */
export function Document({ title, assets, withScript = false, widgetScript, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {widgetScript && <script src={widgetScript} async defer />}
        {withScript && <script type="module" src={assets.script} />}
      </head>
      <body>{children}</body>
    </html>
  )
}
