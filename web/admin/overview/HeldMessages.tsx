import type { Overview } from '#server/admin/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { format } from '../format.ts'
import { heldTexts as words } from './texts.ts'

/** Says that no message goes out, since when, and what lets them go. */
export function HeldMessages({ held }: { held: NonNullable<Overview['messages_held']> }) {
  const since = format.dateTime(held.since)
  return (
    <Banner tone="warning" title={words.title}>
      {held.backup_at === null ? words.byHand(since) : words.restored(since, format.dateTime(held.backup_at))}
    </Banner>
  )
}
