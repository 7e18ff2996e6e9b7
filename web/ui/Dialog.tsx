import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' }

/** The dimmed page behind a dialog or sheet. */
export const veilClass =
  'fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'

/** A task of its own above the page; on phones it rises from the lower edge. */
export function Dialog({ open, onOpenChange, title, description, size = 'medium', children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={veilClass} />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            className={`flex max-h-[94dvh] w-full flex-col rounded-t-xl bg-raised shadow-soft outline-none transition duration-200 data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:rounded-xl ${widths[size]}`}
          >
            <DialogHeader title={title} description={description} />
            <div className="overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Title, description and the cross, for the popups built on Base UI's dialog. */
export function DialogHeader({ title, description }: { title: string; description?: ReactNode }) {
  return (
    <header className="flex items-start gap-4 py-4 ps-6 pe-3">
      <div className="min-w-0 flex-1 pt-1.5">
        <Base.Title className="display text-xl">{title}</Base.Title>
        {description && (
          <Base.Description className="mt-1 text-base text-muted">{description}</Base.Description>
        )}
      </div>
      <Base.Close render={<IconButton label="Close" icon={<X />} />} />
    </header>
  )
}

/** The row of buttons that ends a dialog: the way out first, the deed last; full width on phones. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 -mx-6 mt-6 -mb-6 flex flex-col-reverse gap-2 border-line border-t bg-raised px-6 py-4 sm:flex-row sm:justify-end">
      {children}
    </footer>
  )
}
