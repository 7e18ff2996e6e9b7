import { Link } from '@tanstack/react-router'
import { Download, Merge, Pencil, ShoppingBag, SlidersHorizontal, UserX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PresentRecord } from '#server/customer-record/contract.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { Menu, type MenuItem } from '#web/ui/Menu.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { guestName } from '../counter/guestName.ts'
import { WriteButtons } from '../customers/WriteButtons.tsx'
import { useFormat } from '../format.ts'
import { Page } from '../Page.tsx'
import { useSession } from '../session.ts'
import { AdjustDialog } from './AdjustDialog.tsx'
import { Cards } from './Cards.tsx'
import { Consent } from './Consent.tsx'
import { downloadExport } from './downloadExport.ts'
import { EditDialog } from './EditDialog.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { Contact, Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { Messages } from './Messages.tsx'
import { Notes } from './Notes.tsx'
import { Rewards } from './Rewards.tsx'
import { texts } from './texts.ts'

const QuickSmsDialog = lazy(() => import('../messages/QuickSmsDialog.tsx'))
const FastEmailDialog = lazy(() => import('../messages/FastEmailDialog.tsx'))

export type Task =
  | { kind: 'edit' | 'adjust' | 'erase' | 'sms' | 'email' }
  | { kind: 'merge'; duplicateId?: string }

/** A customer who is there: what is known of them, beside what they hold and did. */
export function PresentCustomer({ record }: { record: PresentRecord }) {
  const [task, setTask] = useState<Task>()
  const [open, setOpen] = useState(false)
  const format = useFormat()
  const { customer } = record
  const name = guestName(customer, format)
  const begin = (next: Task) => {
    setTask(next)
    setOpen(true)
  }
  const dialog = { record, name, open, onOpenChange: setOpen }
  return (
    <Page
      title={name}
      description={customer.unique_customer_id}
      actions={<Actions record={record} name={name} onTask={begin} />}
    >
      <div className="flex flex-col gap-6">
        <Contact customer={customer} />
        <Facts record={record} />
        {/* On phones the long past comes last. */}
        <div className="grid items-start gap-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
          <div className="min-w-0 lg:col-span-2">
            <Cards record={record} />
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:col-start-3 lg:row-span-2 lg:row-start-1">
            <Rewards rewards={record.rewards} />
            <Notes key={customer.id} customer={customer} />
            <Consent record={record} />
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
            <History customerId={customer.id} />
            <Messages customerId={customer.id} />
          </div>
        </div>
      </div>
      {task?.kind === 'edit' && (
        <EditDialog {...dialog} onMerge={(duplicateId) => begin({ kind: 'merge', duplicateId })} />
      )}
      {task?.kind === 'adjust' && <AdjustDialog {...dialog} />}
      {task?.kind === 'merge' && <MergeDialog {...dialog} duplicateId={task.duplicateId} />}
      {task?.kind === 'erase' && <EraseDialog {...dialog} />}
      <Suspense>
        {task?.kind === 'sms' && <QuickSmsDialog customer={customer} open={open} onOpenChange={setOpen} />}
        {task?.kind === 'email' && <FastEmailDialog customer={customer} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </Page>
  )
}

export type TaskProps = {
  record: PresentRecord
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

type ActionsProps = { record: PresentRecord; name: string; onTask: (task: Task) => void }

function Actions({ record, name, onTask }: ActionsProps) {
  const { role } = useSession()
  const { show } = useToast()
  const { id, unique_customer_id } = record.customer
  const download = () =>
    downloadExport(id, unique_customer_id).then(
      () => show({ tone: 'success', title: texts.exported }),
      (error: Error) => show({ tone: 'danger', title: texts.exportFailed, description: error.message }),
    )
  const icon = 'size-4'
  // The server lets admins alone do these.
  const adminItems: MenuItem[] = [
    {
      label: texts.adjustAction,
      icon: <SlidersHorizontal aria-hidden className={icon} />,
      onSelect: () => onTask({ kind: 'adjust' }),
    },
    {
      label: texts.mergeAction,
      icon: <Merge aria-hidden className={icon} />,
      onSelect: () => onTask({ kind: 'merge' }),
    },
    {
      label: texts.exportAction,
      icon: <Download aria-hidden className={icon} />,
      onSelect: () => void download(),
    },
    {
      label: texts.eraseAction,
      icon: <UserX aria-hidden className={icon} />,
      danger: true,
      onSelect: () => onTask({ kind: 'erase' }),
    },
  ]
  return (
    <>
      <WriteButtons customer={record.customer} name={name} onWrite={(kind) => onTask({ kind })} />
      <Link to="/counter" search={{ customer: id }} className={buttonClass('quiet')}>
        <ShoppingBag aria-hidden className={icon} />
        {texts.till}
      </Link>
      <Button icon={<Pencil aria-hidden className={icon} />} onClick={() => onTask({ kind: 'edit' })}>
        {texts.edit}
      </Button>
      {role === 'admin' && <Menu label={texts.actions(name)} items={adminItems} />}
    </>
  )
}
