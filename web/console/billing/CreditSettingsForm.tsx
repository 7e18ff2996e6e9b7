import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CreditsView } from '#server/billing/contract.ts'
import { formatMoney } from '#server/platform/money/money.ts'
import { app, call } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { keepTyped } from '../forms/keepTyped.ts'
import StaleNotice from '../forms/StaleNotice.tsx'
import { changesIn, useEditForm } from '../forms/useEditForm.ts'
import { wire } from '../forms/wire.ts'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { type Offer, PRICED_IN, readOffer, writeOffer } from './creditOffers.ts'
import { creditsQuery } from './subscriptionQuery.ts'
import { texts } from './texts.ts'

const words = texts.credits.settings
type Settings = CreditsView['settings']
const ranges = { low_below: [0, 1_000_000], top_up_below: [1, 1_000_000], top_up_most: [1, 100] } as const
type Count = keyof typeof ranges
const counts = Object.keys(ranges) as Count[]

const typedOf = (settings: Settings) => ({
  low_below: String(settings.low_below),
  top_up: settings.top_up ? writeOffer(settings.top_up) : '',
  top_up_below: String(settings.top_up_below),
  top_up_most: String(settings.top_up_most),
})
const opened = (settings: Settings) => ({ version: settings.version, typed: typedOf(settings) })
type Typed = ReturnType<typeof typedOf>

const isWrong = (name: Count, typed: string) => {
  const [least, most] = ranges[name]
  return !/^\d{1,7}$/.test(typed.trim()) || Number(typed) < least || Number(typed) > most
}

/**
 * Sets the balance below which the business is told that credits are low, and whether more are bought automatically.
 */
export function CreditSettingsForm({ credits }: { credits: CreditsView }) {
  const { settings, packs, has_card, can_buy } = credits
  const { number, longDate } = useFormat()
  const { locale } = useSession().business
  const form = useEditForm(
    () => opened(settings),
    (error) => {
      const newer = newerRow<Settings>(error, 'settings')
      return newer && opened(newer)
    },
  )
  const save = useSave()
  const latest = useRef(form)
  latest.current = form
  const sent = form.typed
  const read = () => {
    // Hidden fields are not checked, as nobody could correct them.
    const shown = counts.filter((name) => name === 'low_below' || sent.top_up)
    const wrong = shown.filter((name) => isWrong(name, sent[name]))
    const sayRange = (name: Count) => words.whole(number(ranges[name][0]), number(ranges[name][1]))
    if (form.refuse(Object.fromEntries(wrong.map((name) => [name, sayRange(name)])))) return
    const countFor = (name: Count) => Number((shown.includes(name) ? sent : form.opened.typed)[name])
    return {
      low_below: countFor('low_below'),
      top_up: sent.top_up ? readOffer(sent.top_up) : null,
      top_up_below: countFor('top_up_below'),
      top_up_most: countFor('top_up_most'),
      version: form.opened.version,
    }
  }
  const done = ({ settings: saved }: CreditsView) => {
    // Input typed while the form was being saved stays.
    const { open, typed } = latest.current
    open(opened(saved), keepTyped(sent, typed, typedOf(saved)))
  }
  const field = (name: Count) => ({ ...wire(form, name), inputMode: 'numeric' as const })
  const failed = settings.top_up_failed
  const sayOffer = (text: string) => {
    const { credits: count, amount } = readOffer(text)
    return words.option(number(count), formatMoney(amount, PRICED_IN, locale))
  }
  const sayField = (value: string, name: keyof Typed) => {
    if (name !== 'top_up') return value
    return value ? sayOffer(value) : words.off
  }
  // A saved pack keeps its price, and is listed beside the pack's new price. The chosen pack's price may also have
  // changed since.
  const listed = new Set(
    [
      form.opened.typed.top_up,
      ...packs.map(({ id: pack, ...of }) => writeOffer({ pack, ...of })),
      form.typed.top_up,
    ].filter((offer) => offer !== ''),
  )
  const offers = [...listed].sort((one, other) => readOffer(one).credits - readOffer(other).credits)
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={handleSubmit(form, save, read, done)}
      className="border-line border-t pt-6"
    >
      <h3 className="font-semibold">{words.title}</h3>
      {failed && (
        <div className="mt-3">
          <Banner tone="warning">{words.failed(longDate(failed.at), failed.reason)}</Banner>
        </div>
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextField label={words.low} hint={words.lowHint} {...field('low_below')} />
        {can_buy && (
          <>
            <SelectField
              label={words.topUp}
              hint={has_card ? undefined : words.noCard}
              {...wire(form, 'top_up')}
            >
              <option value="">{words.off}</option>
              <Options of={offers.map((offer) => [offer, sayOffer(offer)])} />
            </SelectField>
            {form.typed.top_up && (
              <>
                <TextField label={words.below} {...field('top_up_below')} />
                <TextField
                  label={words.most}
                  hint={words.mostHint(number(settings.top_ups), number(settings.top_up_most))}
                  {...field('top_up_most')}
                />
              </>
            )}
          </>
        )}
      </div>
      <StaleNotice
        changes={changesIn(form, (name) => labels[name], sayField)}
        taken={form.taken}
        onTake={form.take}
        onDrop={form.drop}
      />
      {form.failure && (
        <div className="mt-4">
          <Banner tone="danger" title={words.notSaved} live>
            {form.failure.message}
          </Banner>
        </div>
      )}
      <Button
        type="submit"
        disabled={form.newer !== undefined}
        busy={save.isPending}
        busyText={words.saving}
        className="mt-4"
      >
        {words.save}
      </Button>
    </form>
  )
}

const labels: Record<keyof Typed, string> = {
  low_below: words.low,
  top_up: words.topUp,
  top_up_below: words.below,
  top_up_most: words.most,
}

type Wanted = Record<Count, number> & { top_up: Offer | null; version: number }

function useSave() {
  const client = useQueryClient()
  const { show } = useToast()
  return useMutation({
    networkMode: 'always',
    mutationFn: (json: Wanted) => call(app.credits.settings.$put({ json })),
    onSuccess: (saved) => {
      client.setQueryData(creditsQuery.queryKey, saved)
      show({ tone: 'success', title: words.saved })
    },
    // The prices of packs may have changed since they were shown.
    onError: () => client.invalidateQueries({ queryKey: creditsQuery.queryKey, exact: true }),
  })
}
