import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ExportFile } from '../exports/ExportFile.tsx'
import { ImportCustomers } from '../imports/ImportCustomers.tsx'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { CustomerList } from './CustomerList.tsx'
import { CustomersEmpty } from './CustomersEmpty.tsx'
import { CustomersLoading } from './CustomersLoading.tsx'
import { CustomerTable } from './CustomerTable.tsx'
import { useColumns } from './columns.ts'
import { customerCountQuery, customersQuery } from './customersQuery.ts'
import { ListTools } from './ListTools.tsx'
import { SelectedCustomers } from './SelectedCustomers.tsx'
import { texts } from './texts.ts'
import { useSelection } from './useSelection.ts'
import { useWide } from './useWide.ts'

const AddCustomerDialog = lazy(() => import('./AddCustomerDialog.tsx'))
const QuickSmsDialog = lazy(() => import('../messages/QuickSmsDialog.tsx'))
const FastEmailDialog = lazy(() => import('../messages/FastEmailDialog.tsx'))

/** Which dialog stands above the list; it keeps its customer while it fades away. */
type Task = { kind: 'add' } | { kind: 'sms' | 'email'; customer: CustomerView }

/** /customers: everybody who collects, found, sorted, written to. The address keeps search and order. */
export default function CustomersScreen() {
  const { search = '', sort = 'newest', tag = '' } = useSearch({ from: '/business/customers' })
  const navigate = useNavigate({ from: '/customers' })
  const list = useInfiniteQuery(customersQuery({ search, sort, tag }))
  const { shown, show } = useColumns()
  const wide = useWide()
  const [task, setTask] = useState<Task>()
  const [open, setOpen] = useState(false)
  const begin = (next: Task) => {
    setTask(next)
    setOpen(true)
  }
  const look = (change: { search?: string; sort?: typeof sort; tag?: string }) => {
    const next = { search, sort, tag, ...change }
    const kept = {
      ...(next.search && { search: next.search }),
      ...(next.sort !== 'newest' && { sort: next.sort }),
      ...(next.tag && { tag: next.tag }),
    }
    void navigate({ search: kept, replace: true, resetScroll: false })
  }
  const customers = list.data?.pages.flatMap((page) => page.data)
  const selection = useSelection(customers ?? [], `${tag} ${search}`)
  const [selecting, setSelecting] = useState(false)
  const stopSelecting = () => {
    selection.clear()
    setSelecting(false)
  }
  const add = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden className="size-4" />}
      onClick={() => begin({ kind: 'add' })}
    >
      {texts.add}
    </Button>
  )
  const actions = (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      <ExportFile file="customers" />
      <ImportCustomers />
      {add}
    </div>
  )
  const rows = {
    customers: customers ?? [],
    selection,
    onWrite: (kind: 'sms' | 'email', customer: CustomerView) => begin({ kind, customer }),
  }
  const dialog = { open, onOpenChange: setOpen }
  return (
    <Page title={texts.title} description={texts.description} aside={<Count />} actions={actions}>
      <div className="flex flex-col gap-4">
        <ListTools
          search={search}
          sort={sort}
          tag={tag}
          onLook={look}
          columns={wide ? { shown, onShow: show } : null}
          selecting={
            wide || !customers?.length
              ? null
              : { on: selecting, onSwitch: () => (selecting ? stopSelecting() : setSelecting(true)) }
          }
        />
        <h2 className="sr-only">{texts.list}</h2>
        {list.error && !list.isFetchNextPageError && (
          <Failed text={texts.failed} error={list.error} busy={list.isFetching} onRetry={list.refetch} />
        )}
        {customers && customers.length > 0 && (
          <Found search={search} tag={tag} similar={list.data?.pages[0]?.similar ?? false} />
        )}
        {!customers && !list.error && <CustomersLoading wide={wide} />}
        {customers?.length === 0 && (
          <CustomersEmpty search={search} tag={tag} onClear={() => look({ search: '', tag: '' })} add={add} />
        )}
        {customers &&
          customers.length > 0 &&
          (wide ? (
            <CustomerTable {...rows} shown={shown} sort={sort} onSort={(next) => look({ sort: next })} />
          ) : (
            <CustomerList {...rows} selecting={selecting} />
          ))}
        {list.isFetchNextPageError && (
          <Failed
            text={texts.moreFailed}
            error={list.error}
            busy={list.isFetchingNextPage}
            onRetry={list.fetchNextPage}
          />
        )}
        {list.hasNextPage && !list.isFetchNextPageError && (
          <Button
            className="self-center"
            busy={list.isFetchingNextPage}
            busyText={texts.loadingMore}
            onClick={() => list.fetchNextPage()}
          >
            {texts.more}
          </Button>
        )}
        <SelectedCustomers selection={selection} list={{ search, sort, tag }} onDone={stopSelecting} />
      </div>
      <Suspense>
        {task?.kind === 'add' && <AddCustomerDialog {...dialog} />}
        {task?.kind === 'sms' && <QuickSmsDialog {...dialog} customer={task.customer} />}
        {task?.kind === 'email' && <FastEmailDialog {...dialog} customer={task.customer} />}
      </Suspense>
    </Page>
  )
}

/** How many customers the business has. */
function Count() {
  const format = useFormat()
  const { data } = useQuery(customerCountQuery({ search: '', tag: '' }))
  if (!data || data.count === 0) return null
  return (
    <p className="text-muted tabular-nums">{texts.count(format.number(data.count), data.count, data.more)}</p>
  )
}

/** How many a search found, told aloud too, and whether they are what was typed. */
function Found({ search, tag, similar }: { search: string; tag: string; similar: boolean }) {
  const format = useFormat()
  const { data } = useQuery({ ...customerCountQuery({ search, tag }), enabled: search !== '' || tag !== '' })
  if (search === '' && tag === '') return null
  return (
    <p role="status" className="text-muted">
      {data && texts.found(format.number(data.count), data.more)}
      {similar && <span className="block text-ink">{texts.similar(search)}</span>}
    </p>
  )
}

type FailedProps = { text: string; error: Error | null; busy: boolean; onRetry: () => unknown }

function Failed({ text, error, busy, onRetry }: FailedProps) {
  return (
    <Banner
      tone="danger"
      title={text}
      live
      action={
        <Button size="small" busy={busy} onClick={() => void onRetry()}>
          {texts.retry}
        </Button>
      }
    >
      {error?.message}
    </Banner>
  )
}
