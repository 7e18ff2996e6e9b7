import { hasRewards } from './keptOperation.ts'
import { texts as words } from './texts.ts'
import { useWaiting } from './useWaiting.ts'

/** Says, where no business is open, how many purchases are kept on this device, and what sends them. */
export default function WaitingHere({ until }: { until: 'signed in' | 'connected' }) {
  const { operations } = useWaiting()
  if (operations.length === 0) return null
  return (
    <p role="status" className="text-pretty rounded-lg bg-info-soft px-4 py-3">
      {hasRewards(operations) ? words.hereEntries(operations.length) : words.here(operations.length)}{' '}
      {until === 'signed in' ? words.untilSignedIn : words.untilConnected}
    </p>
  )
}
