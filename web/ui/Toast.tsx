import { Toast as Base } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './buttonClass.ts'

export type ToastTone = 'info' | 'success' | 'danger'

export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  action?: { label: string; onClick: () => void }
  /** Milliseconds it stays; 0 until dismissed. Unset: 5 s, or 10 s with an action. */
  timeout?: number
}

const icons = {
  info: <Info className="text-info-text" />,
  success: <CircleCheck className="text-success-text" />,
  danger: <CircleAlert className="text-danger-text" />,
}

/** Holds the messages that pass by; once, around an application. On phones they keep off the lower edge, where the thumb works. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className="pointer-events-none fixed inset-x-4 top-[max(1rem,env(safe-area-inset-top))] z-50 flex flex-col gap-2 sm:start-auto sm:end-6 sm:top-auto sm:bottom-6 sm:w-96">
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

/** @returns show(message), which gives the message's id, and close(id). */
export function useToast() {
  const manager = Base.useToastManager()
  const show = ({ tone = 'info', action, timeout, ...text }: ToastMessage) =>
    manager.add({
      ...text,
      type: tone,
      timeout: timeout ?? (action ? 10_000 : 5_000),
      priority: tone === 'danger' ? 'high' : 'low',
      ...(action && { actionProps: { children: action.label, onClick: action.onClick } }),
    })
  return { show, close: manager.close }
}

function ToastList() {
  const { toasts } = Base.useToastManager()
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      className="pointer-events-auto rounded-lg border border-line bg-raised shadow-soft transition duration-200 data-ending-style:-translate-y-4 data-starting-style:-translate-y-4 data-ending-style:opacity-0 data-limited:opacity-0 data-starting-style:opacity-0 sm:data-ending-style:translate-y-4 sm:data-starting-style:translate-y-4"
    >
      <Base.Content className="flex items-center gap-3 py-2 ps-4 pe-2">
        <span aria-hidden className="shrink-0 [&>svg]:size-5">
          {icons[toast.type as ToastTone]}
        </span>
        <div className="min-w-0 flex-1 py-1">
          <Base.Title className="font-semibold text-base" />
          <Base.Description className="text-muted text-sm" />
        </div>
        {toast.actionProps && <Base.Action className={buttonClass('secondary', 'small')} />}
        <Base.Close
          aria-label="Dismiss"
          className={`${buttonClass('quiet', 'small')} aspect-square !px-0 [&>svg]:size-4`}
        >
          <X aria-hidden />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ))
}
