import type { ReactNode } from 'react'
import icon from '#web/ui/icons/icon.svg?raw'

type HeadProps = { title: string; description: string; canonical: string; children: ReactNode }

const iconUrl = `data:image/svg+xml,${encodeURIComponent(icon)}`

export function Head({ title, description, canonical, children }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4f2" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151210" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <link rel="icon" href={iconUrl} type="image/svg+xml" />
      {children}
    </head>
  )
}
