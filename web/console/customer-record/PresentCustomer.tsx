import { Link } from '@tanstack/react-router'
import { Download, Merge, Pencil, ShoppingBag, SlidersHorizontal, UserX } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { saveFile } from '#web/client/saveFile.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Menu, type MenuItem } from '#web/ui/buttons/Menu.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { customerName } from '../customers/customerName.ts'
import { WriteButtons } from '../customers/WriteButtons.tsx'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { may, useSession } from '../session/session.ts'
import { Cards } from './Cards.tsx'
import type { Task as ChangeTask } from './CustomerDialogs.tsx'
import { Consent } from './consent/Consent.tsx'
import { Contact, Facts } from './Facts.tsx'
import { History } from './history/History.tsx'
import { LikelySame } from './merging/LikelySame.tsx'
import { Rewards } from './Rewards.tsx'
import { texts } from './texts.ts'

const Messages = lazyPart(() => import('./history/Messages.tsx'))
const Notes = lazyPart(() => import('./Notes.tsx'))
const Portal = lazyPart(() => import('./Portal.tsx'))
const CustomerTags = lazyPart(() => import('../customers/tags/CustomerTags.tsx'))
const CustomerDialogs = lazyPart(() => import('./CustomerDialogs.tsx'))
const QuickSmsDialog = lazyPart(() => import('../messages/sending/QuickSmsDialog.tsx'))
const FastEmailDialog = lazyPart(() => import('../messages/sending/FastEmailDialog.tsx'))

type Task = ChangeTask | { kind: 'sms' } | { kind: 'email' }

/** A customer who is neither merged nor erased: their details, what they hold, and what they did. */
export function PresentCustomer({ record }: { record: PresentRecord }) {
  const [task, setTask] = useState<Task>()
  const [open, setOpen] = useState(false)
  const format = useFormat()
  const { customer } = record
  const name = customerName(customer, format)
  const begin = (next: Task) => {
    setTask(next)
    setOpen(true)
  }
  const dialog = { open, onOpenChange: setOpen }
  const change = task?.kind === 'sms' || task?.kind === 'email' ? undefined : task
  return (
    <Page
      title={name}
      description={customer.unique_customer_id}
      actions={<Actions record={record} name={name} onTask={begin} />}
    >
      <div className="flex flex-col gap-6">
        <Contact customer={customer} />
        <LikelySame record={record} onMerge={(duplicateId) => begin({ kind: 'merge', duplicateId })} />
        <Facts record={record} />
        {/* On phones the long history comes last. */}
        <div className="grid items-start gap-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
          <div className="min-w-0 lg:col-span-2">
            <Cards record={record} />
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:col-start-3 lg:row-span-2 lg:row-start-1">
            <Rewards rewards={record.rewards} />
            {/* As high as the loaded card, so that nothing moves under a press. */}
            <Suspense fallback={<Card className="h-51 sm:h-55" />}>
              <CustomerTags key={`tags of ${customer.id}`} customerId={customer.id} tags={record.tags} />
            </Suspense>
            <Suspense fallback={<Card className="h-55 sm:h-59 lg:h-64" />}>
              <Notes key={customer.id} customer={customer} />
            </Suspense>
            <Consent record={record} />
            <Suspense fallback={<Card className="h-39 sm:h-43" />}>
              <Portal record={record} />
            </Suspense>
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
            <History customerId={customer.id} />
            <Suspense fallback={<Card className="h-56" />}>
              <Messages customerId={customer.id} />
            </Suspense>
          </div>
        </div>
      </div>
      <Suspense>
        {task?.kind === 'sms' && <QuickSmsDialog {...dialog} customer={customer} />}
        {task?.kind === 'email' && <FastEmailDialog {...dialog} customer={customer} />}
        {change && <CustomerDialogs {...dialog} record={record} name={name} task={change} onTask={begin} />}
      </Suspense>
    </Page>
  )
}

type ActionsProps = { record: PresentRecord; name: string; onTask: (task: Task) => void }

function Actions({ record, name, onTask }: ActionsProps) {
  const session = useSession()
  const { show } = useToast()
  const { id, unique_customer_id } = record.customer
  const download = () =>
    downloadExport(id, unique_customer_id).then(
      () => show({ tone: 'success', title: texts.exported }),
      (error: Error) => show({ tone: 'danger', title: texts.exportFailed, description: error.message }),
    )
  const icon = 'size-4'
  // The server allows these to admins only.
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
        {/* On phones all buttons fit one line: with this one's word, and the next one's icon. */}
        <ShoppingBag aria-hidden className={`${icon} max-sm:hidden`} />
        {texts.till}
      </Link>
      <Button icon={<Pencil aria-hidden className={icon} />} onClick={() => onTask({ kind: 'edit' })}>
        <span className="max-sm:sr-only">{texts.edit}</span>
      </Button>
      {may(session, 'business admin') && <Menu label={texts.actions(name)} items={adminItems} />}
    </>
  )
}

/**
 * Saves everything about a customer as a file.
 * @throws an error with the server's message
 */
async function downloadExport(id: string, uniqueId: string): Promise<void> {
  const data = await call(v1.customers[':id'].export.$get({ param: { id } }))
  const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  saveFile(json, `customer-${uniqueId}.json`)
}
