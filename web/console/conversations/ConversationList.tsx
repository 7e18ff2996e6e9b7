import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox, Search } from 'lucide-react'
import { useState } from 'react'
import { MoreButton } from '#web/ui/buttons/MoreButton.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useLater } from '../forms/useLater.ts'
import { ConversationItem } from './ConversationItem.tsx'
import { conversationsQuery, type Filter } from './conversationsQuery.ts'
import { texts } from './texts.ts'

const PAUSE_MS = 250

/** Customers who have texted, the latest text first. */
export function ConversationList() {
  const [filter, setFilter] = useState<Filter>('open')
  const [search, setSearch] = useState('')
  const settled = useLater(search.trim(), PAUSE_MS)
  const pages = useInfiniteQuery(conversationsQuery(filter, settled))
  const { data, error } = pages
  const found = data?.pages.flatMap((page) => page.data)
  return (
    <section aria-label={texts.list} className="flex flex-col gap-3">
      <search className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-end gap-2">
        <TextField
          label={texts.search}
          type="search"
          maxLength={200}
          prefix={<Search />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label={texts.filter}
          value={filter}
          onChange={({ target }) => setFilter(target.value as Filter)}
        >
          {Object.entries(texts.filters).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </search>
      {!found && <LoadFailed query={pages} title={texts.failed} retry={texts.retry} />}
      {!found && !error && <ListLoading />}
      {found?.length === 0 && <Nothing filter={filter} isSearched={settled !== ''} />}
      {found && found.length > 0 && (
        <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
          {found.map((one) => (
            <ConversationItem key={one.id} conversation={one} />
          ))}
        </ul>
      )}
      <MoreButton pages={pages} busyText={texts.loadingOlder}>
        {texts.older}
      </MoreButton>
    </section>
  )
}

function Nothing({ filter, isSearched }: { filter: Filter; isSearched: boolean }) {
  const { title, text } = texts.nothing[isSearched ? 'found' : filter]
  return (
    <div role="status" className="rounded-lg border border-line bg-surface">
      <EmptyState icon={<Inbox />} title={title}>
        {text}
      </EmptyState>
    </div>
  )
}

function ListLoading() {
  return (
    <div role="status" className="divide-y divide-line rounded-lg border border-line bg-surface">
      <span className="sr-only">{texts.loading}</span>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className="flex h-21 flex-col justify-center gap-2 px-4">
          <Skeleton className="h-5 w-1/2 rounded-sm" />
          <Skeleton className="h-4 w-5/6 rounded-sm" />
        </div>
      ))}
    </div>
  )
}
