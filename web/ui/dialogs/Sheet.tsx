import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { DialogBody, veilClass } from './Dialog.tsx'
import { useOpenLayer } from './openLayers.ts'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
}

/** Details beside the page: from the end edge if there is room, from the lower edge on phones. */
export function Sheet({ open, onOpenChange, title, description, children }: SheetProps) {
  useOpenLayer(open, () => onOpenChange(false))
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={veilClass} />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-40 flex max-h-[94dvh] flex-col overflow-clip shallow:overflow-y-auto rounded-t-xl bg-raised shadow-soft outline-none transition duration-200 data-ending-style:translate-y-full data-starting-style:translate-y-full sm:inset-y-0 sm:start-auto sm:end-0 sm:max-h-none sm:w-[28rem] sm:rounded-none sm:rounded-s-xl sm:data-ending-style:translate-x-full sm:data-ending-style:translate-y-0 sm:data-starting-style:translate-x-full sm:data-starting-style:translate-y-0">
          <DialogBody title={title} description={description}>
            {children}
          </DialogBody>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
