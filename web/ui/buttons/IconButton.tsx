import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'busyText' | 'aria-label'> & {
  /** The button's action: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
}

/** A square button that shows only an icon. */
export function IconButton({ label, icon, variant = 'quiet', className = '', ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      icon={icon}
      aria-label={label}
      className={`aspect-square !px-0 [&>svg]:size-5 ${className}`}
    >
      <Tooltip text={label} />
    </Button>
  )
}
