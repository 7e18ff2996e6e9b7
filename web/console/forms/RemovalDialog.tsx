import { ConfirmedChange, type ConfirmedChangeProps } from './ConfirmedChange.tsx'

type RemovalDialogProps = Pick<ConfirmedChangeProps<void>, 'open' | 'onOpenChange' | 'words'> & {
  removal: ConfirmedChangeProps<void>['change']
}

/** Asks before something is removed from the settings, and confirms the removal. */
export default function RemovalDialog({ removal, ...props }: RemovalDialogProps) {
  return <ConfirmedChange {...props} change={removal} input={undefined} danger />
}
