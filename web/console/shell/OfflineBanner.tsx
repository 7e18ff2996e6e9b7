import { WifiOff } from 'lucide-react'
import { texts } from '../page/texts.ts'
import { useOnline } from '../session/offline.ts'

/**
 * Says that there is no connection, and what that means, until it is back. On a phone's till, whose keys need the room,
 * it is short, and left to the till where that says so itself.
 */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status" className="sticky shallow:static top-0 z-20">
      {!online && (
        <p className="flex said:sr-only items-center justify-center gap-3 bg-warning-soft px-4 till-phone:py-1 py-2 text-sm">
          <WifiOff aria-hidden className="size-5 shrink-0 text-warning-text" />
          <span>
            <strong className="text-warning-text">{texts.offline.title}</strong>{' '}
            <span className="till-phone:sr-only">{texts.offline.text}</span>
          </span>
        </p>
      )}
    </div>
  )
}
