import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useLater } from '../forms/useLater.ts'
import { useFilterInAddress } from '../page/address/useFilterInAddress.ts'
import { PagedList } from '../page/PagedList.tsx'
import { ConversationItem } from './ConversationItem.tsx'
import { conversationsQuery, type Filter } from './conversationsQuery.ts'
import { texts } from './texts.ts'

const PAUSE_MS = 250

type Chosen = { show: Filter; search: string }
const usual: Chosen = { show: 'open', search: '' }
const isChosen = ({ show }: Chosen): boolean => Object.hasOwn(texts.filters, show)

/** Customers who have texted, the latest text first. */
export function ConversationList() {
  const [chosen, choose] = useFilterInAddress<Chosen>(usual, isChosen)
  const { show: filter, search } = chosen
  const settled = useLater(search.trim(), PAUSE_MS)
  const pages = useInfiniteQuery(conversationsQuery(filter, settled))
  return (
    <section aria-label={texts.list} className="flex flex-col gap-3">
      <search className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-end gap-2">
        <SearchField
          label={texts.search}
          value={search}
          onSearch={(typed) => choose({ ...chosen, search: typed })}
        />
        <SelectField
          label={texts.filter}
          value={filter}
          onChange={({ target }) => choose({ ...chosen, show: target.value as Filter })}
        >
          <Options of={Object.entries(texts.filters)} />
        </SelectField>
      </search>
      <PagedList
        pages={pages}
        words={{ ...texts, more: texts.older, loadingMore: texts.loadingOlder }}
        loading={<ListLoading />}
        none={<Nothing filter={filter} isSearched={settled !== ''} />}
      >
        {(found) => (
          <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
            {found.map((one) => (
              <ConversationItem key={one.id} conversation={one} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function Nothing({ filter, isSearched }: { filter: Filter; isSearched: boolean }) {
  const { title, text } = texts.nothing[isSearched ? 'found' : filter]
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState icon={<Inbox />} title={title}>
        {text}
      </EmptyState>
    </div>
  )
}

const ListLoading = () => (
  <LoadingRows
    label={texts.loading}
    rows={5}
    className="divide-y divide-line rounded-lg border border-line bg-surface"
  >
    <div className="flex h-21 flex-col justify-center gap-2 px-4">
      <Skeleton className="h-5 w-1/2 rounded-sm" />
      <Skeleton className="h-4 w-5/6 rounded-sm" />
    </div>
  </LoadingRows>
)
