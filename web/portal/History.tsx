import { useState } from 'react'
import type { PortalHistory } from '#server/portal/contract.ts'
import { api, call } from '#web/client/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import type { Format } from './format.ts'
import { texts } from './texts.ts'
import { useEntry } from './useEntry.ts'

const t = texts.dashboard

/** The ledger in sentences, newest first. `first` is its latest page. */
export function History({ first, format }: { first: PortalHistory; format: Format }) {
  const [older, setOlder] = useState<PortalHistory[]>([])
  const { busy, problem, run } = useEntry()
  const pages = [first, ...older]
  const { before } = pages.at(-1)!
  const more = () =>
    void run(async () => {
      const page = await call(api.portal.history.$get({ query: { before: before! } }))
      setOlder((pages) => [...pages, page])
    })
  const entries = [
    ...new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.id, entry])).values(),
  ]
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="display mb-4 text-xl">
        {t.history}
      </h2>
      {entries.length === 0 && <p className="text-muted">{t.noHistory}</p>}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <div className="min-w-0">
              <p dir="auto" className="wrap-anywhere">
                {entry.sentence}
              </p>
              <p dir="auto" className="wrap-anywhere text-muted text-sm">
                {entry.program_name}
              </p>
            </div>
            <time dateTime={entry.created_at} className="text-muted text-sm tabular-nums">
              {format.dayAndTime(entry.created_at)}
            </time>
          </li>
        ))}
      </ul>
      {problem && <FieldError id="history-problem">{problem.text}</FieldError>}
      {before && (
        <Button className="mt-4" busy={busy} onClick={more}>
          {t.older}
        </Button>
      )}
    </section>
  )
}
