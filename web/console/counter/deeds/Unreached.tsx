import { texts } from '../texts.ts'
import { useUnsettled } from './useDeeds.ts'

/** Says that the server is away for a moment and that what was pressed is sent again by itself. */
export function Unreached() {
  const isWaiting = useUnsettled().some(({ again }) => again)
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-4 top-4 z-20 mx-auto w-fit rounded-lg bg-warning-soft px-4 py-2 text-pretty text-warning-text shadow-soft empty:hidden"
    >
      {isWaiting && texts.unreached}
    </p>
  )
}
