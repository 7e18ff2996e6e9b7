import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { Communication } from '#server/messaging/messages/contract.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { PagedList } from '../../page/PagedList.tsx'
import { useFilterInAddress } from '../../page/useFilterInAddress.ts'
import { ProofBanner } from '../ProofBanner.tsx'
import { CommunicationsLoading } from './CommunicationsLoading.tsx'
import { CommunicationTable } from './CommunicationTable.tsx'
import { communicationsQuery, type Filter, noFilter } from './communicationsQuery.ts'
import { Filters } from './Filters.tsx'
import { NoCommunications } from './NoCommunications.tsx'
import { texts } from './texts.ts'
import { useDebouncedFilter } from './useDebouncedFilter.ts'

const DetailDialog = lazyPart(() => import('./DetailDialog.tsx'))

/** Messages sent and received, with what became of each. */
export function History() {
  const [filter, setFilter] = useFilterInAddress<Filter>(noFilter, isFilter)
  const settled = useDebouncedFilter(filter)
  const query = useInfiniteQuery(communicationsQuery(settled))
  const [shown, setShown] = useState<Communication>()
  const [open, setOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const show = (communication: Communication) => {
    setShown(communication)
    setOpen(true)
  }
  const clear = () => {
    setFilter(noFilter)
    search.current?.focus()
  }
  return (
    <div className="flex flex-col gap-4">
      <ProofBanner />
      <Filters ref={search} filter={filter} onChange={setFilter} />
      <PagedList
        pages={query}
        words={{ ...texts, more: texts.older, loadingMore: texts.loadingOlder }}
        loading={<CommunicationsLoading />}
        none={<NoCommunications unfiltered={isUnfiltered(settled)} onClear={clear} />}
      >
        {(communications) => <CommunicationTable communications={communications} onOpen={show} />}
      </PagedList>
      {shown && (
        <Suspense>
          <DetailDialog communication={shown} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  )
}

const isFilter = ({ type, status }: Filter): boolean =>
  Object.hasOwn(texts.types, type) && Object.hasOwn(texts.statuses, status)

const isUnfiltered = ({ search, type, status }: Filter): boolean =>
  search === '' && type === 'all' && status === 'all'
