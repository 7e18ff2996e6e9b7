import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubscriptionView } from '#server/billing/contract.ts'
import type { TierView } from '#server/businesses/plans/contract.ts'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useFormat } from '../page/format.ts'
import { may, useSession } from '../session/session.ts'
import { subscriptionQuery } from './subscriptionQuery.ts'
import { texts } from './texts.ts'

const words = texts.plans

type AskForPlanProps = { tier: TierView; asked: SubscriptionView['asked'] }

/** Lets an admin of the business ask Regulars for a larger plan, or says when they asked. */
export function AskForPlan({ tier, asked }: AskForPlanProps) {
  const session = useSession()
  const format = useFormat()
  const { show } = useToast()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(app.subscription.ask.$post({ json: { tier_id: tier.id } })),
    onSuccess: (subscription) => {
      client.setQueryData(subscriptionQuery.queryKey, subscription)
      show({ tone: 'success', title: words.done(tier.name) })
    },
    onError: ({ message }) => show({ tone: 'danger', title: words.notAsked, description: message }),
  })
  if (asked?.tier_id === tier.id)
    return <p className="mt-auto font-semibold">{words.asked(format.longDate(asked.at))}</p>
  if (!may(session, 'business admin')) return <p className="mt-auto text-muted">{words.byAdmin}</p>
  return (
    <div className="mt-auto">
      <Button busy={isPending} busyText={words.asking} onClick={() => mutate()}>
        {words.ask(tier.name)}
      </Button>
    </div>
  )
}
