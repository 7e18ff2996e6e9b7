import { Link } from '@tanstack/react-router'
import { Banner } from '#web/ui/Banner.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'

const words = texts.unread

/** That customers texted back, until somebody on the team has looked. */
export function UnreadBanner({ count }: { count: number }) {
  const { number } = useFormat()
  if (count === 0) return null
  return (
    <Banner
      tone="info"
      title={words.title(number(count), count === 1)}
      action={
        <Link to="/communications" className={buttonClass('secondary')}>
          {words.read}
        </Link>
      }
    >
      {words.text}
    </Banner>
  )
}
