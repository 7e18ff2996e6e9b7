import { Link } from '@tanstack/react-router'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { wire } from '../../forms/wire.ts'
import type { Channel } from '../../messages/messageQueries.ts'
import { useFormat } from '../../page/format.ts'
import { draftTexts } from './texts.ts'
import type { DraftForm } from './useDraftForm.ts'
import { type Offered, useOffers } from './useOffers.ts'

const texts = draftTexts.offer

/** Chooses what each customer gets with the message: a reward of the business, or a code of a rebate program. */
export function OfferStep({ channel, form }: { channel: Channel; form: DraftForm }) {
  const { typed } = form
  const { rewards, codes, isKnown } = useOffers()
  const chosen = [...rewards, ...codes].find(({ value }) => value === typed.offer)
  const isGone = typed.offer !== '' && isKnown && !chosen
  if (isKnown && rewards.length + codes.length === 0 && !isGone) return <NothingToGive />
  return (
    <Card title={draftTexts.steps.offer}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={texts.label}
          hint={typed.offer ? texts.inText[channel] : texts.hint}
          {...wire(form, 'offer')}
        >
          <option value="">{texts.none}</option>
          {isGone && <option value={typed.offer}>{texts.gone}</option>}
          <Choices label={texts.rewards} choices={rewards} />
          <Choices label={texts.codes} choices={codes} />
        </SelectField>
        {typed.offer.startsWith('reward ') && <GoodFor form={form} stock={chosen?.stock ?? null} />}
      </div>
    </Card>
  )
}

function NothingToGive() {
  return (
    <Card title={draftTexts.steps.offer}>
      <p className="text-muted">{texts.nothing}</p>
      <Link to="/programs" className="mt-2 inline-block font-semibold text-accent-text underline">
        {texts.toPrograms}
      </Link>
    </Card>
  )
}

function Choices({ label, choices }: { label: string; choices: Offered[] }) {
  if (choices.length === 0) return null
  return (
    <optgroup label={label}>
      <Options
        of={choices.map(({ value, name, isPaused }) => [value, isPaused ? texts.paused(name) : name])}
      />
    </optgroup>
  )
}

/** The days for which a reward is valid, with a hint where few are left. */
function GoodFor({ form, stock }: { form: DraftForm; stock: number | null }) {
  const { number } = useFormat()
  return (
    <TextField
      label={texts.days}
      hint={stock === null ? undefined : texts.stock(number(stock), stock)}
      suffix={texts.affixDays}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      {...wire(form, 'offer_days')}
    />
  )
}
