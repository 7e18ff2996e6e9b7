import type { ReactNode } from 'react'
import { directionOf } from '#server/platform/text/pageLanguages.ts'
import type { PageAssets } from '#server/portal/join/contract.ts'

type DocumentProps = {
  title: string
  /** The language of the page. */
  lang: string
  assets: PageAssets
  /** True for the form's page: only the form uses a script. */
  withScript?: boolean
  /** The script of the captcha's provider. */
  widgetScript?: string | undefined
  children: ReactNode
}

/** A whole HTML page. */
export function Document({ title, lang, assets, withScript = false, widgetScript, children }: DocumentProps) {
  return (
    <html lang={lang} dir={directionOf(lang)}>
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
