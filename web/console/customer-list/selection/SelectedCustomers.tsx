import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../../page/format.ts'
import { customerCountQuery, type ListWanted } from '../customersQuery.ts'
import { type Act, SelectionBar } from './SelectionBar.tsx'
import { exportMany, findAll } from './selectionActs.ts'
import { selectionTexts as words } from './selectionTexts.ts'
import type { Selection } from './useSelection.ts'

const NewCampaignDialog = lazyPart(() => import('../../campaigns/NewCampaignDialog.tsx'))
const SelectionDialog = lazyPart(() => import('./SelectionDialog.tsx'))

type SelectedCustomersProps = { selection: Selection; list: ListWanted; onDone: () => void }
type Task = { act: Exclude<Act, 'export'>; ids: string[] }

const MOST_PICKED: typeof import('#server/messaging/campaigns/contract.ts').MOST_PICKED = 1000

/** Actions on the selected customers. For 'all', the server is asked who they are when the action starts. */
export function SelectedCustomers({ selection, list, onDone }: SelectedCustomersProps) {
  const { show } = useToast()
  const format = useFormat()
  const isAny = selection.all || selection.chosen.size > 0
  const { data: count } = useQuery({ ...customerCountQuery(list), enabled: isAny })
  const [busy, setBusy] = useState<Act>()
  const [task, setTask] = useState<Task>()
  const [open, setOpen] = useState(false)
  const resolve = async () => {
    if (!selection.all) return [...selection.chosen]
    const { ids, more } = await findAll(list)
    if (more) throw new Error(words.tooMany)
    if (ids.length === 0) throw new Error(words.nobody)
    return ids
  }
  const begin = async (act: Act) => {
    setBusy(act)
    try {
      const ids = await resolve()
      if (act === 'campaign' && ids.length > MOST_PICKED) throw new Error(words.tooManyPicked)
      if (act === 'export') {
        await exportMany(ids)
        show({
          tone: 'success',
          title: words.exported(words.customers(format.number(ids.length), ids.length)),
        })
      } else {
        setTask({ act, ids })
        setOpen(true)
      }
    } catch (error) {
      show({ tone: 'danger', title: (error as Error).message })
    }
    setBusy(undefined)
  }
  return (
    <>
      {isAny && (
        <SelectionBar selection={selection} count={count} busy={busy} onAct={(act) => void begin(act)} />
      )}
      <Suspense>
        {task?.act === 'campaign' && (
          <NewCampaignDialog picked={task.ids} open={open} onOpenChange={setOpen} />
        )}
        {task && task.act !== 'campaign' && (
          <SelectionDialog act={task.act} ids={task.ids} open={open} onOpenChange={setOpen} onDone={onDone} />
        )}
      </Suspense>
    </>
  )
}
