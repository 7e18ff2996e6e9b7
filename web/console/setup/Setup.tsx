import { Coffee, Dumbbell, type LucideIcon, Scissors, ShoppingBag, Sparkles, Utensils } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { type Trade, trades } from './presets.ts'
import { type SetupView, useSkipSetup } from './setupQuery.ts'
import { texts } from './texts.ts'
import type { Answering } from './useAnswers.ts'

const SetupForm = lazyPart(() => import('./SetupForm.tsx'))

const icons: Record<Trade, LucideIcon> = {
  coffee: Coffee,
  restaurant: Utensils,
  salon: Scissors,
  goods: ShoppingBag,
  classes: Dumbbell,
  other: Sparkles,
}
const cards = trades.map((value) => {
  const Icon = icons[value]
  return { value, label: texts.trade.choices[value], icon: <Icon aria-hidden /> }
})

type SetupProps = { view: SetupView; answering: Answering }

/** The first question; its answer unfolds the others, with all that they make. */
export function Setup({ view, answering }: SetupProps) {
  const { answers, answer } = answering
  return (
    <Card title={texts.title} description={texts.description} actions={<Skip />}>
      <RadioCards
        legend={texts.trade.question}
        name="trade"
        columns="pairs"
        cards={cards}
        value={answers.trade ?? ''}
        onChange={(trade) => answer({ trade: trade as Trade })}
      />
      {answers.trade && (
        <Suspense fallback={<Skeleton className="mt-6 h-96 rounded-lg" />}>
          <SetupForm view={view} answering={answering} trade={answers.trade} />
        </Suspense>
      )}
    </Card>
  )
}

function Skip() {
  const skip = useSkipSetup()
  const { show } = useToast()
  const press = () =>
    skip.mutate(undefined, {
      onSuccess: () => show({ tone: 'success', title: texts.skipped, description: texts.skippedText }),
      onError: ({ message }) => show({ tone: 'danger', title: texts.skipFailed, description: message }),
    })
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ms-3"
      busy={skip.isPending}
      busyText={texts.skipping}
      onClick={press}
    >
      {texts.skip}
    </Button>
  )
}
