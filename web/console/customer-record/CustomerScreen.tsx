import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { ApiError } from '#web/client/api.ts'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { tagsQuery } from '../customers/tags/tagsQuery.ts'
import { isId } from '../page/isId.ts'
import { Page } from '../page/Page.tsx'
import { PresentCustomer } from './PresentCustomer.tsx'
import { RecordLoading } from './RecordLoading.tsx'
import { historyQuery, messagesQuery, recordQuery } from './recordQuery.ts'
import { texts } from './texts.ts'

const Erased = lazyPart(() => import('./Erased.tsx'))
const NoCustomer = lazyPart(() => import('./NoCustomer.tsx'))

/** /customers/$customerId: everything about one customer, and everything that can be done for them. */
export default function CustomerScreen() {
  const { customerId } = useParams({ from: '/business/customers/$customerId' })
  return (
    <Suspense fallback={<RecordLoading />}>
      {isId(customerId) ? <CustomerPage key={customerId} customerId={customerId} /> : <NoCustomer />}
    </Suspense>
  )
}

function CustomerPage({ customerId }: { customerId: string }) {
  const query = useQuery(recordQuery(customerId))
  const { data, error } = query
  usePrefetchInfiniteQuery(historyQuery(customerId))
  usePrefetchInfiniteQuery(messagesQuery(customerId))
  usePrefetchQuery(tagsQuery)
  if (data?.state === 'present') return <PresentCustomer record={data} />
  if (data?.state === 'merged') return <Merged into={data.merged_into} />
  if (data?.state === 'erased') return <Erased at={data.erased_at} />
  if (!error) return <RecordLoading />
  if (error instanceof ApiError && error.code === 'not_found') return <NoCustomer />
  return (
    <Page title={texts.title}>
      <LoadFailed query={query} title={texts.failed} retry={texts.retry} />
    </Page>
  )
}

/** A duplicate's page redirects to the customer into whom it was merged. */
function Merged({ into }: { into: string }) {
  const { show } = useToast()
  useEffect(() => void show({ tone: 'info', title: texts.merged }), [show])
  return <Navigate to="/customers/$customerId" params={{ customerId: into }} replace />
}
