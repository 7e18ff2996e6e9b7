import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { cityOf } from '../page/cityOf.ts'
import { useSession } from '../session/session.ts'
import { placeWords } from './placeWords.ts'
import { texts } from './texts.ts'
import { useRemembered } from './useRemembered.ts'

const words = texts.place

/**
 * Asks whether the country, currency and time zone that the browser reported at sign-up are right, until it is
 * answered. A business that sells already is not asked on a new device. One without programs is asked before its figures
 * arrive, so that nothing moves then.
 */
export function BusinessPlace({ hasPurchase }: { hasPurchase: boolean | undefined }) {
  const { business, permissions } = useSession()
  const [confirmed, confirm] = useRemembered(`place:${business.id}`)
  const [asked, rememberAsking] = useRemembered(`place-asked:${business.id}`)
  const sellsYet = hasPurchase ?? business.has_programs
  const asks = !confirmed && permissions.includes('business admin') && (asked || !sellsYet)
  useEffect(() => {
    if (asks && !asked) rememberAsking()
  })
  if (!asks) return null
  return (
    <Banner
      title={words.title(placeWords(business))}
      action={
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Button onClick={confirm}>{words.right}</Button>
          <Link to="/settings" hash="place" className={buttonClass()}>
            {words.change} <span className="sr-only">{words.changeWhat}</span>
          </Link>
        </div>
      }
    >
      {/* Never both: a sentence that goes once the figures are there would move them. */}
      {cityOf(business.time_zone) ? !hasPurchase && words.until : words.chooseClock}
    </Banner>
  )
}
