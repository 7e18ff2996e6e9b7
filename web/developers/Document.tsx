import type { ReactNode } from 'react'
import type { PageAssets } from '#server/console/developers/contract.ts'
import icon from '#web/ui/icons/icon.svg?raw'
import { texts } from './texts.ts'

type DocumentProps = { publicUrl: string; assets: PageAssets; children: ReactNode }

const iconUrl = `data:image/svg+xml,${encodeURIComponent(icon)}`

export function Document({ publicUrl, assets, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151210" />
        <title>{texts.title}</title>
        <meta name="description" content={texts.description} />
        <link rel="canonical" href={`${publicUrl}/developers`} />
        <link rel="icon" href={iconUrl} type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <script type="module" src={assets.script} />
      </head>
      <body>{children}</body>
    </html>
  )
}
