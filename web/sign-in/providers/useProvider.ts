import { useMutation } from '@tanstack/react-query'
import { keepWanted } from '#web/console/session/wantedPlace.ts'

/** Leaves for a provider of sign-in, whose address `begin` asks for. It stays busy until the page is gone. */
export function useProvider<Input>(
  begin: (input: Input) => Promise<{ url: string }>,
  next: string | undefined,
) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: begin,
    onSuccess: ({ url }) => {
      keepWanted(next)
      window.location.assign(url)
    },
  })
  return { leave: mutate, busy: isPending || isSuccess, refused: error }
}
