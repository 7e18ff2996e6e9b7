import { useMemo } from 'react'
import { newIdempotencyKey } from '#web/client/idempotencyKey.ts'

/** A key for a write that must count once: the same as long as the same is asked for. */
export function useIntentKey(...asked: unknown[]): string {
  const what = JSON.stringify(asked)
  return useMemo(newIdempotencyKey, [what])
}
