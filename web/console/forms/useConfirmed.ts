import type { UseMutationResult } from '@tanstack/react-query'
import { useToast } from '#web/ui/notices/Toast.tsx'

type Change<Input> = Pick<UseMutationResult<unknown, Error, Input>, 'mutate' | 'isPending' | 'error'>

type Words = {
  /** Message once the change is made. */
  done: string
  /** Message before the reason of a failure. */
  failed?: string
}

/** Props of a ConfirmDialog that makes a change once it is confirmed, reports it and closes. */
export function useConfirmed<Input>(
  { mutate, isPending, error }: Change<Input>,
  input: Input,
  { done, failed }: Words,
  onOpenChange: (open: boolean) => void,
) {
  const { show } = useToast()
  const onSuccess = () => {
    show({ tone: 'success', title: done })
    onOpenChange(false)
  }
  const reason = failed ? `${failed}. ${error?.message}` : error?.message
  return {
    onConfirm: () => mutate(input, { onSuccess }),
    busy: isPending,
    error: error ? reason : undefined,
  }
}
