import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { RefundPreview } from '#server/loyalty/counter/contract.ts'
import { apart } from '#server/platform/text/apart.ts'
import { app, call } from '#web/client/api.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../../page/format.ts'
import { refundTexts as words } from './refundTexts.ts'

/** Asks the server for the effect of a refund of `amount` minor units. */
const refundPreviewQuery = (refund: { operationId: string; customerId: string; amount: number }) =>
  queryOptions({
    queryKey: ['till', refund.customerId, 'refund', refund.operationId, refund.amount],
    queryFn: () =>
      call(
        app.operations[':id']['preview-refund'].$post({
          param: { id: refund.operationId },
          json: { amount: refund.amount },
        }),
      ),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })

export type RefundEffectProps = { operationId: string; customerId: string; amount: number }

/** Shows what a refund takes from the customer, by the same plan that is then recorded. */
export function RefundEffect(refund: RefundEffectProps) {
  const { number } = useFormat()
  const { data, error, isPlaceholderData } = useQuery(refundPreviewQuery(refund))
  if (error) return <Banner tone="warning">{error.message}</Banner>
  if (!data) return null
  return (
    <section
      aria-label={words.effect}
      aria-busy={isPlaceholderData}
      className="rounded-md bg-quiet px-4 py-3"
    >
      <h3 className="font-semibold">{words.effect}</h3>
      <ul className="text-sm">
        {sentences(data, number).map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentences(effect: RefundPreview, number: (n: number) => string): string[] {
  const { programs, visit_taken_back, voided_rewards, notes, left } = effect
  return [
    ...programs.flatMap(({ name, type, points, points_balance, stamps }) => {
      const placesBack = type === 'free_item' ? words.purchases : words.stamps
      return [
        ...(points === 0
          ? []
          : [`${apart(name)}: ${words.points(-points, number(-points), number(points_balance))}`]),
        ...(stamps === 0 ? [] : [`${apart(name)}: ${placesBack(-stamps, number(-stamps))}`]),
      ]
    }),
    ...(visit_taken_back ? [words.visit] : []),
    ...voided_rewards.map(({ name }) => words.reward(apart(name))),
    ...notes,
    ...(left > 0 ? [words.stays] : []),
  ]
}
