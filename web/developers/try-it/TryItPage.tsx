import type { TryItAssets } from '#server/console/developers/contract.ts'
import { Head } from '../Head.tsx'
import { texts } from '../texts.ts'

const words = texts.tryIt

/** A page of its own for Scalar's client, which takes the place of these words. It needs a script. */
export function TryItPage({ publicUrl, assets }: { publicUrl: string; assets: TryItAssets }) {
  return (
    <html lang="en">
      <Head title={words.title} description={words.description} canonical={`${publicUrl}/developers/try`}>
        <meta name="robots" content="noindex" />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script type="module" src={assets.script} />
      </Head>
      <body>
        <div id="try">
          <main>
            <h1>{words.heading}</h1>
            <p role="status" data-failed={words.failed}>
              {words.loading}
            </p>
            <noscript>
              <p>{words.needsScript}</p>
            </noscript>
            <a href="/developers">{words.back}</a>
          </main>
        </div>
      </body>
    </html>
  )
}
