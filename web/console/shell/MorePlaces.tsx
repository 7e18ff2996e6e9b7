import { useLocation } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import type { PlaceLink } from '../page/places.ts'
import { texts } from '../page/texts.ts'
import { LazyUnread } from './LazyUnread.tsx'

const MoreSheet = lazyPart(() => import('./MoreSheet.tsx'))

type MorePlacesProps = {
  /** The places without room of their own. */
  places: readonly PlaceLink[]
  className: string
}

/** Opens the places, and the account, that have no room beside it. */
export function MorePlaces({ places, className }: MorePlacesProps) {
  const { pathname } = useLocation()
  const [sheet, setSheet] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const isBehind = [...places, { to: '/account' }, { to: '/help' }].some(({ to }) => pathname.startsWith(to))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setSheet('open')}
        className={`relative ${className} ${isBehind ? 'text-accent-text!' : ''}`}
      >
        <Ellipsis aria-hidden />
        {texts.more}
        {places.some(({ to }) => to === '/communications') && (
          <span className="absolute end-1 top-1">
            <LazyUnread />
          </span>
        )}
      </button>
      {sheet !== 'never opened' && (
        <Suspense>
          <MoreSheet
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            places={places}
          />
        </Suspense>
      )}
    </>
  )
}
