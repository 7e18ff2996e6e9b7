import { Button, type ButtonProps } from '../buttons/Button.tsx'
import { DialogActions } from './Dialog.tsx'

type FormActionsProps = Pick<ButtonProps, 'variant' | 'disabled' | 'busy' | 'busyText' | 'children'> & {
  cancel: string
  onCancel: () => void
}

/** The buttons that end a dialog's form: one leaves it, the other, with the given words, sends it. */
export function FormActions({ cancel, onCancel, ...submit }: FormActionsProps) {
  return (
    <DialogActions>
      <Button onClick={onCancel}>{cancel}</Button>
      <Button type="submit" variant="primary" {...submit} />
    </DialogActions>
  )
}
