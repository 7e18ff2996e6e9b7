import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { texts } from '../texts.ts'
import { addToast, type Toast, type ToastMessage, toastsWithRoom } from './toasts.ts'

type Toasts = { show: (message: ToastMessage) => number; close: (id: number) => void }

const ToastContext = createContext<Toasts | undefined>(undefined)

const icons = {
  info: <Info className="text-info-text" />,
  success: <CircleCheck className="text-success-text" />,
  danger: <CircleAlert className="text-danger-text" />,
}

/** @returns show(message), which returns the message's id, and close(id). */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider around it')
  return toasts
}

/** Holds the messages; once, around an application. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [kept, setKept] = useState<Toast[]>([])
  const [held, setHeld] = useState(false)
  const lastId = useRef(0)
  const close = useCallback((id: number) => {
    setKept((list) => list.filter((toast) => toast.id !== id))
    // An element that is removed under the pointer or the focus sends no leave event.
    setHeld(false)
  }, [])
  const show = useCallback((message: ToastMessage) => {
    const id = ++lastId.current
    setKept((list) => addToast(list, { ...message, id }))
    return id
  }, [])
  const toasts = useMemo(() => ({ show, close }), [show, close])
  const { shown, waiting } = toastsWithRoom(kept)
  const release = (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget))
  return (
    <ToastContext value={toasts}>
      {children}
      {/* Away from the lower edge, where the thumb works, and where dialogs and forms have their buttons. */}
      <section
        aria-label={texts.messages}
        aria-live="polite"
        // On moving, not on entering: a message that appears under a resting pointer would never close, and would cover
        // the page.
        onPointerMove={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={release}
        className="pointer-events-none fixed inset-x-4 top-[max(1rem,env(safe-area-inset-top))] z-50 mx-auto flex max-w-96 flex-col gap-2 shallow:max-h-[60dvh] shallow:overflow-y-auto"
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} close={close} />
        ))}
        {waiting > 0 && (
          <p className="self-center rounded-full border border-line bg-raised px-4 py-1 text-sm shadow-soft">
            {texts.more(waiting)}
          </p>
        )}
      </section>
    </ToastContext>
  )
}

/** The countdown stops while the pointer or the focus is on the messages. */
function ToastCard({ toast, held, close }: { toast: Toast; held: boolean; close: (id: number) => void }) {
  const { id, title, description, tone = 'info', action } = toast
  const timeout = toast.timeout ?? (tone === 'danger' ? 0 : action ? 10_000 : 5_000)
  useEffect(() => {
    if (held || timeout === 0) return
    const timer = setTimeout(() => close(id), timeout)
    return () => clearTimeout(timer)
  }, [id, held, timeout, close])
  const act = () => {
    close(id)
    action?.onClick()
  }
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className="pointer-events-auto flex items-center gap-3 rounded-lg border border-line bg-raised py-2 ps-4 pe-2 shadow-soft transition duration-200 starting:-translate-y-4 starting:opacity-0"
    >
      <span aria-hidden className="shrink-0 [&>svg]:size-5">
        {icons[tone]}
      </span>
      <div className="min-w-0 flex-1 py-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-muted text-sm">{description}</p>}
      </div>
      {action && (
        <Button size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton label={texts.dismiss} size="small" icon={<X />} onClick={() => close(id)} />
    </div>
  )
}
