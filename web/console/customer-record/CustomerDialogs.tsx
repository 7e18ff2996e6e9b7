import { AdjustDialog } from './changes/AdjustDialog.tsx'
import { EditDialog } from './changes/EditDialog.tsx'
import { EraseDialog } from './changes/EraseDialog.tsx'
import { MergeDialog } from './merging/MergeDialog.tsx'
import type { TaskProps } from './taskProps.ts'

/** The open dialog about the customer. */
export type Task = { kind: 'edit' | 'adjust' | 'erase' } | { kind: 'merge'; duplicateId?: string }

type CustomerDialogsProps = TaskProps & { task: Task; onTask: (task: Task) => void }

/** The dialogs that change a customer. They are in one file because editing may lead to merging. */
export default function CustomerDialogs({ task, onTask, ...dialog }: CustomerDialogsProps) {
  switch (task.kind) {
    case 'edit':
      return <EditDialog {...dialog} onMerge={(duplicateId) => onTask({ kind: 'merge', duplicateId })} />
    case 'adjust':
      return <AdjustDialog {...dialog} />
    case 'merge':
      return <MergeDialog {...dialog} duplicateId={task.duplicateId} />
    case 'erase':
      return <EraseDialog {...dialog} />
  }
}
