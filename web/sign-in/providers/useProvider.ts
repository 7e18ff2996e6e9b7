import { useMutation } from '@tanstack/react-query'
import { keepWanted } from '#web/console/session/wantedPlace.ts'

/** Leaves for a sign-in provider, whose address `begin` requests. It stays busy until the page is gone. */
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
