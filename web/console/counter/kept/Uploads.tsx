import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { KeptOperation } from '#web/outbox/keptOperation.ts'
import { type Answer, outbox } from '#web/outbox/outbox.ts'
import { sendBatch } from '#web/outbox/sendBatch.ts'
import { texts as words } from '#web/outbox/texts.ts'
import { startUploader } from '#web/outbox/uploader.ts'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useFormat } from '../../page/format.ts'
import { sessionQuery, useSession } from '../../session/session.ts'
import { KeepCustomers } from '../keeping/KeepCustomers.tsx'

/**
 * Sends what waits on this device while its business is signed in, on each screen, and says what is not recorded. It also
 * gets what the device keeps.
 */
export default function Uploads() {
  const businessId = useSession().business.id
  const client = useQueryClient()
  const { show } = useToast()
  const { money } = useFormat()
  const onAnswers = useEffectEvent((answers: readonly Answer[]) => {
    for (const { operation, outcome } of answers.filter(
      ({ operation }) => operation.businessId === businessId,
    )) {
      if (outcome.outcome === 'case')
        show({
          title: caseTitle(operation, money),
          description: outcome.message,
          tone: 'danger',
        })
      void client.invalidateQueries({ queryKey: ['till', operation.customerId, 'view'] })
    }
    void client.invalidateQueries({ queryKey: ['dashboard'] })
  })
  useEffect(() => {
    const stopHearing = outbox.onAnswers((answers) => onAnswers(answers))
    const onOutdated = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    const stop = startUploader(outbox, { businessId, send: sendBatch, onOutdated })
    return () => {
      stop()
      stopHearing()
    }
  }, [businessId, client])
  return <KeepCustomers />
}

function caseTitle(operation: KeptOperation, money: (minor: number) => string): string {
  if (operation.kind === 'redemption') return words.aCaseOfReward(operation.name)
  const { amount } = operation.input
  return amount === undefined ? words.aCaseOfVisit : words.aCase(money(amount))
}
