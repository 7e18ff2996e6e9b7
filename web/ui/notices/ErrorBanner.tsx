import { Banner, type BannerProps } from './Banner.tsx'

type ErrorBannerProps = Pick<BannerProps, 'title' | 'action'> & { message: string | false | null | undefined }

/** An error, read aloud and scrolled into sight as soon as it appears. Nothing without an error. */
export function ErrorBanner({ message, title, action }: ErrorBannerProps) {
  if (!message) return null
  return (
    <Banner tone="danger" title={title} live action={action}>
      {message}
    </Banner>
  )
}
