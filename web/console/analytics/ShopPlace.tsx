import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { useSession } from '../session/session.ts'
import { placeWords } from './placeWords.ts'
import { texts } from './texts.ts'
import { useDismissed } from './useDismissed.ts'

const words = texts.firstSteps.place

/** What the browser told at sign-up, to be seen before the first amount fixes the currency. Right, it needs no press. */
export function ShopPlace() {
  const { business, permissions } = useSession()
  const [confirmed, confirm] = useDismissed(`place:${business.id}`)
  if (confirmed || !permissions.includes('business admin')) return null
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-4 text-sm">
      <p className="min-w-0 flex-1 basis-80 text-pretty text-muted">
        <span className="font-semibold text-ink">
          {words.title}: {placeWords(business)}
        </span>{' '}
        {words.until}
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={confirm}>
          {words.right}
        </Button>
        <Link to="/settings" hash="place" className={buttonClass('secondary', 'small')}>
          {words.change} <span className="sr-only">{words.changeWhat}</span>
        </Link>
      </div>
    </div>
  )
}
