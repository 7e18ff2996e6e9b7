import { Banner, type BannerProps } from './Banner.tsx'

type ErrorBannerProps = Pick<BannerProps, 'title' | 'action'> & { message: string | false | null | undefined }

const bringIntoSight = (place: Element | null) => place?.scrollIntoView({ block: 'nearest' })

/**
 * An error, read aloud and scrolled into sight as soon as it appears: a long dialog may end below its buttons. Nothing
 * without an error.
 */
export function ErrorBanner({ message, title, action }: ErrorBannerProps) {
  if (!message) return null
  return (
    <div ref={bringIntoSight}>
      <Banner tone="danger" title={title} live action={action}>
        {message}
      </Banner>
    </div>
  )
}
