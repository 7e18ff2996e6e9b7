import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts'
import { ReadOnly } from './ReadOnly.ts'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** While true the button keeps its focus but does nothing, and reads busyText. */
  busy?: boolean
  busyText?: string
  /** True for a primary button that changes nothing: it also works on a read-only page. */
  reads?: boolean
}

/** A button; its default type is 'button'. On a read-only page primary and danger buttons do nothing and say why. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    busy = false,
    busyText,
    reads,
    className = '',
    children,
    onClick,
    ...rest
  } = props
  const readOnly = useContext(ReadOnly)
  const changes = !reads && (variant === 'primary' || variant === 'danger')
  const refusal = changes && readOnly
  const idle = busy || Boolean(refusal)
  const refuseWhileIdle = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(refusal && { title: refusal })}
      onClick={refuseWhileIdle}
      aria-disabled={idle || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={`${buttonClass(variant, size)} ${className}`}
    >
      {busy ? <LoaderCircle aria-hidden className="size-[1.2em] animate-spin" /> : icon}
      {busy && busyText ? busyText : children}
    </button>
  )
}
