import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** While true the button keeps its focus but does nothing, and reads busyText. */
  busy?: boolean
  busyText?: string
}

/** A button; its default type is 'button'. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, busy = false, busyText, className = '', children, onClick, ...rest } = props
  const refuseWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={refuseWhileBusy}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={`${buttonClass(variant, size)} ${className}`}
    >
      {busy ? <LoaderCircle aria-hidden className="size-[1.2em] animate-spin" /> : icon}
      {busy && busyText ? busyText : children}
    </button>
  )
}
