import type { ComponentProps } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'

type SaveButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'variant' | 'busy'> & {
  /** Somebody else's newer state that waits for a decision, from `useEditForm`. */
  newer: object | undefined
  save: { isPending: boolean }
}

/**
 * Saves a form of something that others may change meanwhile. It is disabled until the person has decided about others'
 * changes.
 */
export function SaveButton({ newer, save, disabled, ...props }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={disabled || newer !== undefined}
      busy={save.isPending}
      {...props}
    />
  )
}
