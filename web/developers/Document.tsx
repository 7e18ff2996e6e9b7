import type { ReactNode } from 'react'
import type { PageAssets } from '#server/console/developers/contract.ts'
import { Head } from './Head.tsx'
import { texts } from './texts.ts'

type DocumentProps = { publicUrl: string; assets: PageAssets; children: ReactNode }

export function Document({ publicUrl, assets, children }: DocumentProps) {
  return (
    <html lang="en">
      <Head title={texts.title} description={texts.description} canonical={`${publicUrl}/developers`}>
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <script type="module" src={assets.script} />
      </Head>
      <body>{children}</body>
    </html>
  )
}
