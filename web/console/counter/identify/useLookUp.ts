import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormat } from '../../page/format.ts'
import type { Scanned } from './scannedText.ts'

export type LookedUp = {
  customerId: string
  customer: string
  rewardId?: string
  /** The name of the reward, if the code was a reward's. */
  reward?: string
  /** The reason why the reward is no longer valid. */
  problem?: string
}

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
