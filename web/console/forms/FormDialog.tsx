import type { ComponentType, ReactNode } from 'react'
import { Dialog, type DialogProps } from '#web/ui/dialogs/Dialog.tsx'
import { Sheet, type SheetProps } from '#web/ui/dialogs/Sheet.tsx'
import { useLeaving } from './useLeaving.tsx'

type Frame = { onOpenChange: (open: boolean) => void; children: ReactNode }

/** The dialog of a form. Closing it asks first if `useUnsaved` reports unsaved input. */
export const FormDialog = (props: DialogProps) => <Asking frame={Dialog} {...props} />
export const FormSheet = (props: SheetProps) => <Asking frame={Sheet} {...props} />

function Asking<Props extends Frame>({ frame, ...props }: Props & { frame: ComponentType<Props> }) {
  const FrameOf = frame as ComponentType<Frame>
  const { onOpenChange, children } = props
  const { leave, wrap } = useLeaving()
  const change = (open: boolean) => (open ? onOpenChange(true) : leave(() => onOpenChange(false)))
  return (
    <FrameOf {...props} onOpenChange={change}>
      {wrap(children)}
    </FrameOf>
  )
}
