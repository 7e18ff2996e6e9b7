import { useEffect, useRef, useState } from 'react'
import type { PortalHistory } from '#server/portal/card/contract.ts'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FieldError } from '#web/ui/fields/Field.tsx'
import type { Format } from '../format.ts'
import { useEntry } from '../sign-in/useEntry.ts'
import { texts } from '../texts.ts'

const t = texts.dashboard

/** The ledger in sentences, newest first, with entries of one moment together. `first` is its latest page. */
export function History({ first, format }: { first: PortalHistory; format: Format }) {
  const [older, setOlder] = useState<PortalHistory[]>([])
  const { busy, problem, run } = useEntry()
  const pages = [first, ...older]
  const { next } = pages.at(-1)!
  const more = () =>
    void run(async () => {
      const page = await call(app.portal.history.$get({ query: { after: next! } }))
      setOlder((pages) => [...pages, page])
    })
  const entries = [...new Map(pages.flatMap((page) => page.data).map((entry) => [entry.id, entry])).values()]
  const list = useRef<HTMLOListElement>(null)
  // The first of the older entries, whether or not the button is still there for more. Without any it is the last entry:
  // an undo may have taken those that were announced.
  const latest = older.at(-1)
  useEffect(() => {
    const shown = latest && [...list.current!.querySelectorAll<HTMLElement>('[data-entry]')]
    const first = shown?.find(({ dataset }) => dataset.entry === latest?.data[0]?.id)
    ;(first ?? shown?.at(-1))?.focus()
  }, [latest])
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-2 font-semibold text-lg">
        {t.history}
      </h2>
      {entries.length === 0 && <p className="text-muted">{t.noHistory}</p>}
      <ol ref={list} className="divide-y divide-line">
        {byMoment(entries).map(([moment, lines]) => (
          <li key={lines[0]!.id} className="py-3">
            <time dateTime={moment} className="text-muted text-sm tabular-nums">
              {format.dayAndTime(moment)}
            </time>
            <ul>
              {lines.map(({ id, sentence, program_name }) => (
                <li
                  key={id}
                  data-entry={id}
                  tabIndex={-1}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4"
                >
                  <span dir="auto" className="wrap-anywhere">
                    {sentence}
                  </span>
                  <span dir="auto" className="wrap-anywhere max-w-32 text-end text-muted text-sm">
                    {program_name}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {problem && <FieldError id="history-problem">{problem.text}</FieldError>}
      {next && (
        <Button className="mt-4" busy={busy} onClick={more}>
          {t.older}
        </Button>
      )}
    </section>
  )
}

type Entry = PortalHistory['data'][number]

/** Groups entries by moment: the entries of one visit in several programs share it. */
function byMoment(entries: Entry[]): [moment: string, lines: Entry[]][] {
  const moments = new Map<string, Entry[]>()
  for (const entry of entries) {
    moments.set(entry.created_at, [...(moments.get(entry.created_at) ?? []), entry])
  }
  return [...moments]
}
