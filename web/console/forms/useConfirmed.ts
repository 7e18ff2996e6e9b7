import type { UseMutationResult } from '@tanstack/react-query'
import { useToast } from '#web/ui/notices/Toast.tsx'

type Change<Input> = Pick<UseMutationResult<unknown, Error, Input>, 'mutate' | 'isPending' | 'error'>

type Words = {
  /** Said once it is done. */
  done: string
  /** Said before the reason why it was not. */
  failed?: string
}

/** What a ConfirmDialog takes to make a change once it is confirmed, to say so and to close. */
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
