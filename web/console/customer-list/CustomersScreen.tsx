import { useInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { MoreButton } from '#web/ui/buttons/MoreButton.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { ExportFile } from '../exports/ExportFile.tsx'
import { ImportCustomers } from '../imports/ImportCustomers.tsx'
import { Page } from '../page/Page.tsx'
import { segmentsQuery } from '../segments/segmentsQuery.ts'
import { CustomerList } from './CustomerList.tsx'
import { CustomersLoading } from './CustomersLoading.tsx'
import { useColumns } from './columns.ts'
import { askedFor, customerCountQuery, customersQuery, everybody, isNarrowed } from './customersQuery.ts'
import { ListFilters } from './ListFilters.tsx'
import { Count, Found } from './ListStatus.tsx'
import { ListTools } from './ListTools.tsx'
import { SelectedCustomers } from './selection/SelectedCustomers.tsx'
import { useSelection } from './selection/useSelection.ts'
import { texts } from './texts.ts'
import { useListAddress } from './useListAddress.ts'
import { useWide } from './useWide.ts'

/** Phones have no room for it. */
const loadTable = () => import('./CustomerTable.tsx')
const CustomerTable = lazyPart(loadTable)
const CustomersEmpty = lazyPart(() => import('./CustomersEmpty.tsx'))
const AddCustomerDialog = lazyPart(() => import('../customers/adding/AddCustomerDialog.tsx'))
const QuickSmsDialog = lazyPart(() => import('../messages/sending/QuickSmsDialog.tsx'))
const FastEmailDialog = lazyPart(() => import('../messages/sending/FastEmailDialog.tsx'))

/** The open dialog above the list. It keeps its customer while it fades out. */
type Task = { kind: 'add' } | { kind: 'sms' | 'email'; customer: CustomerView }

/**
 * /customers: all customers, with search, sorting and messages. The address keeps the search, the filters and the
 * order.
 */
export default function CustomersScreen() {
  const { wanted, look } = useListAddress()
  const list = useInfiniteQuery(customersQuery(wanted))
  usePrefetchQuery(segmentsQuery)
  usePrefetchQuery(customerCountQuery(isNarrowed(wanted) ? wanted : everybody))
  const { shown, show } = useColumns()
  const wide = useWide()
  // Beside the rows, not after them.
  useEffect(() => void (wide && loadTable()), [wide])
  const [task, setTask] = useState<Task>()
  const [open, setOpen] = useState(false)
  const begin = (next: Task) => {
    setTask(next)
    setOpen(true)
  }
  const customers = list.data?.pages.flatMap((page) => page.data)
  const selection = useSelection(customers ?? [], JSON.stringify(askedFor(wanted)))
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
    <div className="flex flex-wrap gap-2 md:justify-end max-sm:*:grow max-sm:*:px-2.5">
      <ExportFile file="customers" segment={wanted.segment} />
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
          wanted={wanted}
          onLook={look}
          columns={wide ? { shown, onShow: show } : null}
          selecting={
            wide || !customers?.length
              ? null
              : { on: selecting, onSwitch: () => (selecting ? stopSelecting() : setSelecting(true)) }
          }
        />
        <ListFilters wanted={wanted} onLook={look} />
        <h2 className="sr-only">{texts.list}</h2>
        {!list.isFetchNextPageError && <LoadFailed query={list} title={texts.failed} retry={texts.retry} />}
        {customers && <Found wanted={wanted} similar={list.data?.pages[0]?.similar ?? false} />}
        {!customers && !list.error && <CustomersLoading wide={wide} />}
        {customers?.length === 0 && (
          <Suspense>
            <CustomersEmpty wanted={wanted} onClear={() => look(everybody)} add={add} />
          </Suspense>
        )}
        {customers &&
          customers.length > 0 &&
          (wide ? (
            <Suspense fallback={<CustomersLoading wide />}>
              <CustomerTable
                {...rows}
                shown={shown}
                sort={wanted.sort}
                onSort={(next) => look({ sort: next })}
              />
            </Suspense>
          ) : (
            <CustomerList {...rows} selecting={selecting} />
          ))}
        {list.isFetchNextPageError ? (
          <LoadFailed
            query={{ error: list.error, isFetching: list.isFetchingNextPage, refetch: list.fetchNextPage }}
            title={texts.moreFailed}
            retry={texts.retry}
          />
        ) : (
          <MoreButton pages={list} className="self-center" busyText={texts.loadingMore}>
            {texts.more}
          </MoreButton>
        )}
        <SelectedCustomers selection={selection} list={wanted} onDone={stopSelecting} />
      </div>
      <Suspense>
        {task?.kind === 'add' && <AddCustomerDialog {...dialog} />}
        {task?.kind === 'sms' && <QuickSmsDialog {...dialog} customer={task.customer} />}
        {task?.kind === 'email' && <FastEmailDialog {...dialog} customer={task.customer} />}
      </Suspense>
    </Page>
  )
}
