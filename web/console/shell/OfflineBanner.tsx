import { WifiOff } from 'lucide-react'
import { texts } from '../page/texts.ts'
import { useOnline } from '../session/offline.ts'

/** Says that there is no connection, and what that means, until it is back. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status" className="sticky shallow:static top-0 z-20">
      {!online && (
        <p className="flex items-center justify-center gap-3 bg-warning-soft px-4 py-2 text-sm">
          <WifiOff aria-hidden className="size-5 shrink-0 text-warning-text" />
          <span>
            <strong className="text-warning-text">{texts.offline.title}</strong> {texts.offline.text}
          </span>
        </p>
      )}
    </div>
  )
}
