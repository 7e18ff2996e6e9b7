import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import type { DashboardView } from '#server/data/analytics/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import type { Place } from '../page/places.ts'
import { useSession } from '../session/session.ts'
import { Held, wasHeld } from './Held.tsx'
import { isYoung } from './isYoung.ts'
import { texts } from './texts.ts'
import { useRemembered } from './useRemembered.ts'

type Steps = DashboardView['first_steps']

const words = texts.firstSteps
const PART = 'first-steps'
const where = {
  program: '/programs',
  qr_code: '/qr-codes',
  customer: '/counter',
  purchase: '/counter',
  profile: '/settings',
} as const satisfies Record<keyof Steps, Place>
const order = ['program', 'qr_code', 'customer', 'purchase', 'profile'] as const satisfies (keyof Steps)[]

/**
 * The steps of a new business's first week, ticked by what the database shows. They disappear once all are done, or
 * when they are dismissed on this device.
 */
export function FirstSteps({ steps }: { steps: Steps | undefined }) {
  const { business } = useSession()
  const [dismissed, dismiss] = useRemembered(`first-steps:${business.id}`)
  const next = steps && order.find((step) => !steps[step])
  useEffect(() => {
    if (steps && !next && !dismissed) dismiss()
  })
  // Room is kept where steps are likely: held in vain, it would let all below jump up.
  const isLikely = isYoung(business) || wasHeld(PART, business.id)
  if (dismissed || (steps ? !next : !isLikely)) return null
  return (
    <Held part={PART} isHere={steps !== undefined} className="h-100 md:h-94 lg:h-60">
      {steps ? (
        <Steps steps={steps} next={next} onDismiss={dismiss} />
      ) : (
        <Skeleton className="h-full rounded-lg" />
      )}
    </Held>
  )
}

type StepsProps = { steps: Steps; next: keyof Steps | undefined; onDismiss: () => void }

function Steps({ steps, next, onDismiss }: StepsProps) {
  const done = order.filter((step) => steps[step]).length
  return (
    <Card
      title={words.title}
      description={words.done(done, order.length)}
      actions={
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      }
    >
      <ol className="grid gap-4 lg:grid-cols-5">
        {order.map((step, index) => (
          <Step
            key={step}
            step={step}
            number={index + 1}
            state={steps[step] ? 'done' : step === next ? 'next' : 'later'}
          />
        ))}
      </ol>
    </Card>
  )
}

type StepProps = { step: keyof Steps; number: number; state: 'done' | 'next' | 'later' }

const looks = {
  done: 'bg-success-soft text-success-text',
  next: 'bg-accent text-on-accent',
  later: 'bg-quiet text-muted',
}

function Step({ step, number, state }: StepProps) {
  const { title, text } = words.steps[step]
  const done = state === 'done'
  return (
    <li
      aria-current={state === 'next' ? 'step' : undefined}
      className={`relative -m-2 flex gap-3 rounded-md p-2 lg:flex-col ${done ? '' : 'transition-colors hover:bg-quiet'}`}
    >
      <span
        aria-hidden
        className={`display grid size-9 shrink-0 place-items-center rounded-full ${looks[state]}`}
      >
        {done ? <Check className="size-5" strokeWidth={3} /> : number}
      </span>
      <div className="min-w-0">
        <p className={`font-semibold ${done ? 'text-muted' : ''}`}>
          {done && <span className="sr-only">{words.doneMark} </span>}
          {done ? title : <StepLink step={step} />}
        </p>
        {!done && <p className="text-pretty text-muted text-sm">{text}</p>}
      </div>
    </li>
  )
}

/** The link covers the whole step. */
function StepLink({ step }: { step: keyof Steps }) {
  return (
    <Link to={where[step]} className="rounded-sm after:absolute after:inset-0">
      {words.steps[step].title}
    </Link>
  )
}
