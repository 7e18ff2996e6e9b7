import { useToast } from './Toast.tsx'

type Outcome = {
  /** The message of success; without it success is shown by the page alone. */
  done?: string
  /** The message of failure, above its reason; without it the reason stands alone. */
  failed?: string
}

/** Shows the outcome of a change as a message: the callbacks of a mutation. */
export function useReport() {
  const { show } = useToast()
  return ({ done, failed }: Outcome = {}) => ({
    onSuccess: () => {
      if (done) show({ tone: 'success', title: done })
    },
    onError: ({ message }: Error) => {
      show({ tone: 'danger', ...(failed ? { title: failed, description: message } : { title: message }) })
    },
  })
}
