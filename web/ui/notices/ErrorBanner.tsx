import { Banner, type BannerProps } from './Banner.tsx'

type ErrorBannerProps = Pick<BannerProps, 'title' | 'action'> & { message: string | false | null | undefined }

/** What went wrong, read aloud as soon as it appears; nothing as long as nothing has. */
export function ErrorBanner({ message, title, action }: ErrorBannerProps) {
  if (!message) return null
  return (
    <Banner tone="danger" title={title} live action={action}>
      {message}
    </Banner>
  )
}
