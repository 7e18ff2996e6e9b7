import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { useSession } from '../session/session.ts'
import { placeWords } from './placeWords.ts'
import { texts } from './texts.ts'
import { useRemembered } from './useRemembered.ts'

const words = texts.place

/**
 * Asks whether what the browser told at sign-up is right, until it is answered. A shop that sells already is not
 * asked on a new device.
 */
export function ShopPlace({ hasPurchase }: { hasPurchase: boolean | undefined }) {
  const { business, permissions } = useSession()
  const [confirmed, confirm] = useRemembered(`place:${business.id}`)
  const [asked, rememberAsking] = useRemembered(`place-asked:${business.id}`)
  const asks = !confirmed && permissions.includes('business admin') && (asked || hasPurchase === false)
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
      {!hasPurchase && words.until}
    </Banner>
  )
}
