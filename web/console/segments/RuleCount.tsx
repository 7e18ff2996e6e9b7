import { useQuery } from '@tanstack/react-query'
import type { Rule } from '#server/messaging/segments/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useLater } from '../forms/useLater.ts'
import { useFormat } from '../page/format.ts'
import { ruleCountQuery } from './segmentsQuery.ts'
import { texts } from './texts.ts'
import { useReach } from './useReach.ts'

/** The server is asked after a pause in typing, not for each letter. */
const PAUSE_MS = 300

/** The number of customers who match the rule so far. */
export function RuleCount({ rule }: { rule: Rule | undefined }) {
  const { number } = useFormat()
  const reachOf = useReach()
  const written = useLater(JSON.stringify(rule), PAUSE_MS)
  const asked = written === undefined ? undefined : (JSON.parse(written) as Rule)
  const { data, error } = useQuery(ruleCountQuery(asked))
  if (rule && error) return <Banner tone="warning">{error.message}</Banner>
  return (
    <p role="status" className="min-h-12 tabular-nums">
      {!rule && <span className="text-muted">{texts.incomplete}</span>}
      {rule && !data && <span className="text-muted">{texts.counting}</span>}
      {rule && data && (
        <>
          <span className="block font-semibold text-lg">
            {texts.matching(number(data.count), data.count)}
          </span>
          <span className="block text-muted text-sm">{reachOf(data)}</span>
        </>
      )}
    </p>
  )
}
