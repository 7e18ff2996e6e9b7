import { CopyField } from '#web/ui/fields/CopyField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { configTexts } from './texts.ts'

const words = configTexts.stripe

/** Steps that set up plans at Stripe, and the address for its events. */
export function StripeSteps() {
  const address = `${window.location.origin}/stripe-webhook`
  return (
    <Card title={words.title} description={words.description} className="max-w-3xl">
      <ol className="mb-6 flex list-decimal flex-col gap-1 ps-5 marker:text-muted">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mb-3">{words.webhook}</p>
      <CopyField label={words.address} value={address} words={words} />
    </Card>
  )
}
