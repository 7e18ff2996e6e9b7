import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { TierView } from '#server/businesses/plans/contract.ts'
import { formatPlanPrice } from '#server/businesses/plans/planPrice.ts'
import { formatList, formatNumber, localeIn, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FieldError } from '#web/ui/fields/Field.tsx'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { language } from '#web/ui/language.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useCanText } from '../providers/authSettings.ts'
import { texts } from '../texts.ts'
import { tiersQuery } from './tiersQuery.ts'

const words = texts.plans
const UNLIMITED = -1
/** Prices are of the platform, in US dollars. */
const locale = localeIn(PLATFORM_LOCALE, language)

const firstChoice = (tiers: TierView[], preselect: string | undefined) =>
  tiers.find(({ id }) => id === preselect) ?? tiers.find(isFree) ?? tiers[0]

/**
 * The plan to choose once the plans are loaded, for a form that was sent before.
 * @throws ApiError if the plans can't be loaded
 */
export async function planToBeChosen(client: QueryClient, preselect: string | undefined): Promise<string> {
  const tiers = await client.ensureQueryData(tiersQuery)
  return firstChoice(tiers, preselect)?.id ?? ''
}

/**
 * The plans, cheapest first. Free is chosen unless the address names another plan. While they load, the field is ''.
 */
export function PlanChooser({
  preselect,
  error,
}: {
  preselect?: string | undefined
  error?: string | undefined
}) {
  const { data: tiers, error: failure, refetch } = useQuery(tiersQuery)
  const canText = useCanText()
  if (failure && !tiers) return <PlansFailed message={failure.message} error={error} retry={refetch} />
  if (!tiers) return <PlansLoading />
  return (
    <RadioCards
      legend={words.legend}
      name="tier_id"
      defaultValue={firstChoice(tiers, preselect)?.id ?? ''}
      error={error}
      cards={tiers.map((tier) => ({
        value: tier.id,
        label: tier.name,
        aside: (
          <span className="whitespace-nowrap">
            {words.perMonth(formatPlanPrice(tier.price_monthly, locale))}
          </span>
        ),
        description: describe(tier, canText),
      }))}
    />
  )
}

const isFree = (tier: TierView) => Number(tier.price_monthly) === 0

function describe(tier: TierView, canText: boolean): string {
  const seats = tier.features.max_seats ?? 1
  const limits = [
    words.customers(count(tier.max_customers), tier.max_customers === 1),
    words.programs(count(tier.max_programs), tier.max_programs === 1),
    ...(canText ? [words.sms(count(tier.max_sms_monthly))] : []),
    words.seats(count(seats), seats === 1),
  ]
  const listed = capitalise(formatList(limits, locale))
  if (isFree(tier)) return listed
  return `${listed}. ${tier.stripe_price_id ? words.trial : words.noCard}`
}

const count = (limit: number) => (limit === UNLIMITED ? words.unlimited : formatNumber(limit, locale))
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function PlansLoading() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{words.loading}</span>
      <input type="hidden" name="tier_id" value="" />
      {['Free', 'Pro', 'Agency'].map((name) => (
        <Skeleton key={name} className="h-[4.75rem] rounded-md" />
      ))}
    </div>
  )
}

type PlansFailedProps = { message: string; error: string | undefined; retry: () => void }

/** Shown if the plans can't be loaded; the form's error is shown as for any other field. */
function PlansFailed({ message, error, retry }: PlansFailedProps) {
  return (
    <Banner
      tone="danger"
      live
      action={
        <Button size="small" onClick={() => retry()}>
          {words.retry}
        </Button>
      }
    >
      {message}
      {error && <FieldError id="no-plan">{error}</FieldError>}
    </Banner>
  )
}
