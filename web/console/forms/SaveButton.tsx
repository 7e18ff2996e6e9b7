import type { ComponentProps } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'

type SaveButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'variant' | 'busy'> & {
  /** As `useEditForm` has it: somebody else's state that waits for a decision. */
  newer: object | undefined
  save: { isPending: boolean }
}

/** Saves a form of something that others may change meanwhile: not before one has decided about what they changed. */
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
