import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useDialogInAddress } from '../../page/address/useDialogInAddress.ts'
import { useFilterInAddress } from '../../page/address/useFilterInAddress.ts'
import { PagedList } from '../../page/PagedList.tsx'
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
  const message = useDialogInAddress('message')
  const search = useRef<HTMLInputElement>(null)
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
        {(communications) => (
          <CommunicationTable communications={communications} onOpen={({ id }) => message.show(id)} />
        )}
      </PagedList>
      {message.id && (
        <Suspense>
          <DetailDialog
            id={message.id}
            listed={query.data?.pages.flatMap(({ data }) => data).find(({ id }) => id === message.id)}
            open={message.open}
            onOpenChange={message.close}
          />
        </Suspense>
      )}
    </div>
  )
}

const isFilter = ({ type, status }: Filter): boolean =>
  Object.hasOwn(texts.types, type) && Object.hasOwn(texts.statuses, status)

const isUnfiltered = ({ search, type, status }: Filter): boolean =>
  search === '' && type === 'all' && status === 'all'
