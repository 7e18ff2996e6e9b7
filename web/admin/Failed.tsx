import { LoadFailed, type Query } from '#web/ui/notices/LoadFailed.tsx'
import { texts } from './texts.ts'

export const Failed = ({ query }: { query: Query }) => (
  <LoadFailed query={query} title={texts.failed} retry={texts.retry} />
)
