import { X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { closeOnBack } from './backCloses.ts'
import { texts } from './texts.ts'

type OverlayProps = { title: string; onClose: () => void; children: ReactNode }

/** One overlay above the page, in the browser's own dialog: it keeps the focus; Escape and Back close it. */
export function Overlay({ title, onClose, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const onBack = useEffectEvent(onClose)
  // Closed before it leaves the page: only then the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    const end = closeOnBack(() => onBack())
    return () => {
      end()
      current?.close()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[94dvh] w-full max-w-none rounded-t-xl bg-raised p-0 shadow-soft backdrop:bg-veil sm:inset-0 sm:m-auto sm:w-[26rem] sm:rounded-xl"
    >
      <header className="flex items-start gap-4 py-4 ps-6 pe-3">
        <h2 id={titleId} dir="auto" className="display wrap-anywhere min-w-0 flex-1 pt-1.5 text-xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label={texts.close}
          onClick={onClose}
          className={`${buttonClass('quiet')} aspect-square !px-0`}
        >
          <X aria-hidden className="size-5" />
        </button>
      </header>
      <div className="px-6 pb-8">{children}</div>
    </dialog>
  )
}
