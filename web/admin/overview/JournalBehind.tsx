import type { Overview } from '#server/admin/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { format } from '../format.ts'
import { behindTexts as words } from './texts.ts'

/** Says that the journal has not got the latest withdrawals and erasures. */
export function JournalBehind({ behind }: { behind: NonNullable<Overview['journal_behind']> }) {
  return (
    <Banner tone="warning" title={words.title}>
      {words.text(behind.entries, format.number(behind.entries), format.dateTime(behind.since))}
    </Banner>
  )
}
