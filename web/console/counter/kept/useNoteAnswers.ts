import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { outbox } from '#web/outbox/outbox.ts'
import { noteOwn } from '../tillQueries.ts'

/** Notes what went up for the customer on the screen as this device's own act. */
export function useNoteAnswers(customerId: string): void {
  const client = useQueryClient()
  useEffect(
    () =>
      outbox.onAnswers((answers) => {
        for (const { operation, outcome } of answers)
          if (operation.customerId === customerId && outcome.outcome === 'recorded')
            noteOwn(client, customerId, outcome.operation_id)
      }),
    [client, customerId],
  )
}
