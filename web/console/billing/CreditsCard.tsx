import { useQuery } from '@tanstack/react-query'
import type { CreditsView } from '#server/billing/contract.ts'
import { formatMoney } from '#server/platform/money/money.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { CreditHistory } from './CreditHistory.tsx'
import { CreditSettingsForm } from './CreditSettingsForm.tsx'
import { useBuyCredits } from './paymentPages.ts'
import { creditsQuery } from './subscriptionQuery.ts'
import { texts } from './texts.ts'

const words = texts.credits

/** The balance of credits, packs to buy, the settings for a low balance, and the history. */
export function CreditsCard() {
  const query = useQuery(creditsQuery)
  const { data, error } = query
  return (
    <Card title={words.title} description={words.text} className="lg:col-span-2">
      {!data && <LoadFailed query={query} title={words.failed} retry={texts.retry} />}
      {!data && !error && (
        <div role="status" aria-label={words.loading}>
          <Skeleton className="h-40 rounded-lg" />
        </div>
      )}
      {data && (
        <div className="flex flex-col gap-6">
          <Balance balance={data.balance} />
          {data.can_buy && <Packs packs={data.packs} />}
          <CreditSettingsForm credits={data} />
          <CreditHistory />
        </div>
      )}
    </Card>
  )
}

function Balance({ balance }: { balance: number }) {
  const { number } = useFormat()
  return (
    <div>
      <p className="display text-2xl tabular-nums">{words.balance(number(balance), balance === 1)}</p>
      {balance < 0 && <p className="mt-1 text-warning-text">{words.below}</p>}
    </div>
  )
}

function Packs({ packs }: Pick<CreditsView, 'packs'>) {
  const { number } = useFormat()
  const { locale } = useSession().business
  const { mutate, isPending, variables } = useBuyCredits()
  return (
    <ul className="flex flex-wrap gap-3">
      {packs.map((pack) => {
        const isOpening = isPending && variables.id === pack.id
        return (
          <li key={pack.id}>
            <Button
              disabled={isPending && !isOpening}
              busy={isOpening}
              busyText={texts.current.opening}
              onClick={() => mutate(pack)}
            >
              {words.buy(number(pack.credits), formatMoney(pack.amount, pack.currency, locale))}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
