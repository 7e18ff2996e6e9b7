import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { useFocusBack } from '../focus/useFocusBack.ts'
import { texts } from '../texts.ts'
import { useOpenLayer } from './openLayers.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

/** A dialog's open state, for dialogs that know their other props. */
export type DialogShown = Pick<DialogProps, 'open' | 'onOpenChange'>

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' }

/** The dimmed page behind a dialog or sheet. */
export const veilClass =
  'fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'

/** A task of its own above the page; on phones it rises from the lower edge. */
export function Dialog({ open, onOpenChange, title, description, size = 'medium', children }: DialogProps) {
  const focusBack = useFocusBack()
  useOpenLayer(open, () => onOpenChange(false))
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={veilClass} />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            {...focusBack}
            className={`flex relative max-h-[94dvh] w-full flex-col overflow-clip shallow:overflow-y-auto rounded-t-xl bg-raised shadow-soft outline-none transition duration-200 data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:rounded-xl ${widths[size]}`}
          >
            <DialogBody title={title} description={description}>
              {children}
            </DialogBody>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

type DialogBodyProps = { title: string; description?: ReactNode; children: ReactNode }

/** The content of a dialog or sheet. The close button comes last, so that the first field gets the focus. */
export function DialogBody({ title, description, children }: DialogBodyProps) {
  return (
    <>
      <header className="py-4 ps-6 pe-16">
        <Base.Title dir="auto" className="display pt-1.5 text-xl wrap-anywhere">
          {title}
        </Base.Title>
        {description && (
          <Base.Description className="mt-1 text-base text-muted">{description}</Base.Description>
        )}
      </header>
      {/* The scroll padding keeps a focused field above the row of buttons, which stays in sight; the padding at
      the top is for the focus ring of the first field. A low window has no room for both. */}
      <div className="-mt-1 flex-1 overflow-y-auto shallow:overflow-visible pt-1 overscroll-contain px-6 pb-6 has-data-actions:scroll-pb-36 has-data-actions:pb-0 sm:has-data-actions:scroll-pb-24">
        {children}
      </div>
      <div className="absolute end-3 top-4">
        <Base.Close render={<IconButton label={texts.close} icon={<X />} />} />
      </div>
    </>
  )
}

/**
 * Side by side if they fit, over the full width on phones; otherwise below each other. Tab follows the visible order.
 */
export const actionsClass = 'flex flex-wrap gap-2 max-sm:*:grow sm:justify-end'

/** The row of buttons that ends a dialog: cancel first, the main action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <footer
      data-actions
      className={`sticky shallow:static bottom-0 -mx-6 mt-6 border-line border-t bg-raised px-6 py-4 ${actionsClass}`}
    >
      {children}
    </footer>
  )
}
