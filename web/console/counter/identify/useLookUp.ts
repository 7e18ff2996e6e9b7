import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormat } from '../../page/format.ts'
import type { LookedUp } from './lookedUp.ts'
import type { Scanned } from './scannedText.ts'

export type { LookedUp } from './lookedUp.ts'

/** Finds the owner of a scanned or typed code. Fails with a message for staff. */
export function useLookUp(onFound: (found: LookedUp) => void) {
  const client = useQueryClient()
  const format = useFormat()
  return useMutation({
    networkMode: 'always',
    mutationFn: (scanned: Scanned) =>
      import('./lookUp.ts').then(({ lookUp }) => lookUp(client, format, scanned)),
    onSuccess: onFound,
  })
}
