import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { configTexts } from './texts.ts'

const words = configTexts.stripe

/** Steps that set up plans at Stripe, and the address for its events. */
export function StripeSteps() {
  const { show } = useToast()
  const address = `${window.location.origin}/stripe-webhook`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => show({ tone: 'success', title: words.copied }),
      () => show({ tone: 'danger', title: words.notCopied }),
    )
  return (
    <Card title={words.title} description={words.description} className="max-w-3xl">
      <ol className="mb-6 flex list-decimal flex-col gap-1 ps-5 marker:text-muted">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mb-3">{words.webhook}</p>
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label={words.address}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        </div>
        <Button onClick={copy}>{words.copy}</Button>
      </div>
    </Card>
  )
}
