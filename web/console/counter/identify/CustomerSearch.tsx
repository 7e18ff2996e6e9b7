import { useQuery } from '@tanstack/react-query'
import { Search, UserPlus } from 'lucide-react'
import { type KeyboardEvent, type RefObject, Suspense, useRef } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useLater } from '../../forms/useLater.ts'
import { texts } from '../texts.ts'
import { CustomerRow } from './CustomerRow.tsx'
import { readScanned, readTyped } from './scannedText.ts'
import { tillSearchQuery } from './tillSearchQuery.ts'
import { useEnter } from './useEnter.ts'
import { type LookedUp, useLookUp } from './useLookUp.ts'

const FoundReward = lazyPart(() => import('./FoundReward.tsx'))

const words = texts.search
const PAUSE_MS = 150
/** Reloads the newest, so that customers who just joined on their own phones appear by themselves. */
const REFRESH_MS = 20_000
/**
 * Beside the pad a longer list scrolls: the keys never move because of it, and the day and the button below stay in
 * sight.
 */
const listClass =
  'rounded-lg border border-line bg-surface p-2 md:min-h-64 md:grow md:basis-0 md:overflow-y-auto'
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

export type CustomerSearchProps = {
  query: string
  onQuery: (query: string) => void
  field: RefObject<HTMLInputElement | null>
  onOpen: (customerId: string) => void
  onFound: (found: LookedUp) => void
  onAdd: () => void
}

/** Searches customers by name, email or id; shows the newest while nothing is typed. Hand scanners type here too. */
export function CustomerSearch({ query, onQuery, field, onOpen, onFound, onAdd }: CustomerSearchProps) {
  const settled = useLater(query.trim(), PAUSE_MS)
  const list = useRef<HTMLUListElement>(null)
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...tillSearchQuery(settled),
    refetchInterval: settled === '' ? REFRESH_MS : false,
    placeholderData: (previous) => previous,
  })
  const lookUp = useLookUp((found) => found.problem || onFound(found))
  // Text that matches no customer may be the code of a reward.
  const typed = readTyped(settled)
  const code = data?.length === 0 && typed.kind === 'reward' && typed.code
  const isAnswered = settled === query.trim() && !isPending && !isPlaceholderData
  const enter = useEnter(query, isAnswered, () => {
    if (code) lookUp.mutate(typed)
    else if (data?.length === 1) onOpen(data[0]!.id)
    else list.current?.querySelector('button')?.focus()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || query.trim() === '') return
    const scanned = readScanned(query)
    if (scanned.kind === 'unknown') enter()
    else lookUp.mutate(scanned)
  }
  const nobody = (
    <p className="text-pretty px-3 py-4">{settled === '' ? words.noneText : words.nobody(settled)}</p>
  )
  return (
    <div className="flex h-full flex-col gap-4">
      <TextField
        ref={field}
        label={words.label}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        prefix={<Search aria-hidden />}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        error={lookUp.error?.message ?? lookUp.data?.problem}
      />
      <ErrorBanner title={words.failed} message={error?.message} />
      <section aria-live="polite" className={listClass}>
        {code ? (
          <Suspense>
            <FoundReward code={code} onFound={onFound} nothing={nobody} />
          </Suspense>
        ) : (
          <>
            <h2 className="px-3 pt-2 pb-1 font-semibold text-muted text-sm">
              {settled === '' ? words.newest : words.found}
            </h2>
            {!data && !error && <RowsLoading />}
            {data?.length === 0 && nobody}
          </>
        )}
        <ul ref={list}>
          {data?.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} onOpen={onOpen} />
          ))}
        </ul>
      </section>
      <Button icon={<UserPlus aria-hidden className="size-5" />} onClick={onAdd}>
        {words.add}
      </Button>
    </div>
  )
}

function RowsLoading() {
  return PLACES.map((place) => (
    <div key={place} className="flex min-h-16 items-center gap-3 px-3">
      <Skeleton className="size-10 rounded-full" />
      <Skeleton className="h-4 flex-1 rounded-sm" />
    </div>
  ))
}
