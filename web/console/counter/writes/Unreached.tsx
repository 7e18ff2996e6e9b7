import { FloatingStatus } from '../FloatingStatus.tsx'
import { texts } from '../texts.ts'
import { useUnsettled } from './useWrites.ts'

/** Says that the server is away for a moment and that what was pressed is sent again by itself. */
export function Unreached() {
  const isWaiting = useUnsettled().some(({ again }) => again)
  return <FloatingStatus>{isWaiting && texts.unreached}</FloatingStatus>
}
