import type { ReactNode } from 'react'
import type { PageAssets } from '#server/console/landing/contract.ts'
import icon from '#web/ui/icons/icon.svg?raw'
import { texts } from './texts.ts'

type DocumentProps = { publicUrl: string; assets: PageAssets; children: ReactNode }

const iconUrl = `data:image/svg+xml,${encodeURIComponent(icon)}`

/** The page, with the metadata for search engines and messengers. */
export function Document({ publicUrl, assets, children }: DocumentProps) {
  const address = `${publicUrl}/`
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
        <link rel="canonical" href={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Regulars" />
        <meta property="og:title" content={texts.title} />
        <meta property="og:description" content={texts.description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={`${publicUrl}/share.jpeg`} />
        <meta property="og:image:width" content="1280" />
        <meta property="og:image:height" content="672" />
        <meta property="og:image:alt" content={texts.sharedPicture} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href={iconUrl} type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <script type="module" src={assets.script} />
      </head>
      <body>{children}</body>
    </html>
  )
}
