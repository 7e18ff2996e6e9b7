import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { formatMoney } from '#server/platform/money.ts'
import type { CreditsView } from '#server/surfaces/billing/contract.ts'
import { ApiError, app, call } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useForm } from '../forms/useForm.ts'
import { wire } from '../forms/wire.ts'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { creditsQuery } from './subscriptionQuery.ts'
import { texts } from './texts.ts'

const words = texts.credits.settings
type Pack = CreditsView['packs'][number]['id']
const counts = ['low_below', 'top_up_below', 'top_up_most'] as const

/** When to tell of few credits, and whether more are bought automatically. */
export function CreditSettingsForm({ credits }: { credits: CreditsView }) {
  const { settings, packs, has_card, can_buy } = credits
  const { number, longDate } = useFormat()
  const { locale } = useSession().business
  const form = useForm(() => ({
    low_below: String(settings.low_below),
    top_up_pack: settings.top_up_pack ?? '',
    top_up_below: String(settings.top_up_below),
    top_up_most: String(settings.top_up_most),
  }))
  const { mutate, isPending } = useSave(settings.version, form.refuse)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = counts.filter((name) => !/^\d{1,7}$/.test(form.typed[name].trim()))
    if (form.refuse(Object.fromEntries(wrong.map((name) => [name, words.whole])))) return
    const { top_up_pack, ...typed } = form.typed
    const values = Object.fromEntries(counts.map((name) => [name, Number(typed[name])]))
    mutate({
      ...(values as Record<(typeof counts)[number], number>),
      top_up_pack: (top_up_pack as Pack) || null,
    })
  }
  const field = (name: (typeof counts)[number]) => ({ ...wire(form, name), inputMode: 'numeric' as const })
  const failed = settings.top_up_failed
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="border-line border-t pt-6">
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
              {...wire(form, 'top_up_pack')}
            >
              <option value="">{words.off}</option>
              {packs.map(({ id, credits: count, amount, currency }) => (
                <option key={id} value={id}>
                  {words.option(number(count), formatMoney(amount, currency, locale))}
                </option>
              ))}
            </SelectField>
            {form.typed.top_up_pack && (
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
      <Button type="submit" busy={isPending} busyText={words.saving} className="mt-4">
        {words.save}
      </Button>
    </form>
  )
}

type Wanted = Record<(typeof counts)[number], number> & { top_up_pack: Pack | null }

function useSave(version: number, refuse: (fields: Record<string, string>) => boolean) {
  const client = useQueryClient()
  const { show } = useToast()
  return useMutation({
    networkMode: 'always',
    mutationFn: (wanted: Wanted) => call(app.credits.settings.$put({ json: { ...wanted, version } })),
    onSuccess: (saved) => {
      client.setQueryData(creditsQuery.queryKey, saved)
      show({ tone: 'success', title: words.saved })
    },
    onError: (error) => {
      if (error instanceof ApiError && refuse(error.fields)) return
      show({ tone: 'danger', title: words.notSaved, description: error.message })
    },
  })
}
