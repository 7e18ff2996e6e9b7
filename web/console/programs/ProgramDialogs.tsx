import type { ProgramType } from '#server/loyalty/programs/config.ts'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormDialog, FormSheet } from '../forms/FormDialog.tsx'
import { CreateProgram } from './CreateProgram.tsx'
import { EditProgram } from './EditProgram.tsx'
import { Catalogue } from './rewards/Catalogue.tsx'
import { texts } from './texts.ts'

/** The open dialog above the page. */
export type Task =
  | {
      kind: 'create'
      type?: ProgramType | undefined
      /** The program that the new one copies. */
      from?: ProgramView | undefined
      full?: number | undefined
    }
  | { kind: 'edit'; program: ProgramView; field?: string | undefined }
  | { kind: 'rewards'; program: ProgramView; adding?: boolean }

type ProgramDialogsProps = DialogShown & { task: Task }

/** The dialogs of the screen. Their content starts anew each time they open. */
export default function ProgramDialogs({ task, open, onOpenChange }: ProgramDialogsProps) {
  const close = () => onOpenChange(false)
  const frame = { open, onOpenChange }
  switch (task.kind) {
    case 'create':
      return (
        <FormDialog {...frame} title={texts.createDialog.title} size="large">
          <CreateProgram type={task.type} from={task.from} full={task.full} onClose={close} />
        </FormDialog>
      )
    case 'edit':
      return (
        <FormDialog {...frame} title={texts.editDialog.title} size="large">
          <EditProgram program={task.program} field={task.field} onClose={close} />
        </FormDialog>
      )
    case 'rewards':
      return (
        <FormSheet
          {...frame}
          title={texts.catalogue.title(task.program.name)}
          description={texts.catalogue.description}
        >
          <Catalogue program={task.program} adding={task.adding} />
        </FormSheet>
      )
  }
}
