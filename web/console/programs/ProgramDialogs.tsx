import type { ProgramType } from '#server/loyalty/programs/config.ts'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { useLeaving } from '../forms/useLeaving.tsx'
import { Catalogue } from './Catalogue.tsx'
import { CreateProgram } from './CreateProgram.tsx'
import { EditProgram } from './EditProgram.tsx'
import { texts } from './texts.ts'

/** What is being done above the page. */
export type Task =
  | { kind: 'create'; type?: ProgramType | undefined; full?: number | undefined }
  | { kind: 'edit'; program: ProgramView }
  | { kind: 'rewards'; program: ProgramView }

type ProgramDialogsProps = { task: Task; open: boolean; onOpenChange: (open: boolean) => void }

/** The dialogs of the screen. What they hold begins anew each time they open. */
export default function ProgramDialogs({ task, open, onOpenChange }: ProgramDialogsProps) {
  const leaving = useLeaving()
  const close = () => onOpenChange(false)
  const change = (next: boolean) => (next ? onOpenChange(true) : leaving.leave(close))
  switch (task.kind) {
    case 'create':
      return (
        <Dialog open={open} onOpenChange={onOpenChange} title={texts.createDialog.title} size="large">
          <CreateProgram type={task.type} full={task.full} onClose={close} />
        </Dialog>
      )
    case 'edit':
      return (
        <Dialog open={open} onOpenChange={change} title={texts.editDialog.title} size="large">
          <EditProgram
            program={task.program}
            setUnsaved={leaving.setUnsaved}
            onCancel={() => leaving.leave(close)}
            onDone={close}
          />
          {leaving.question}
        </Dialog>
      )
    case 'rewards':
      return (
        <Sheet
          open={open}
          onOpenChange={change}
          title={texts.catalogue.title(task.program.name)}
          description={texts.catalogue.description}
        >
          <Catalogue program={task.program} leaving={leaving} />
          {leaving.question}
        </Sheet>
      )
  }
}
