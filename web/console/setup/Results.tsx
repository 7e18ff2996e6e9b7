import { normaliseHex } from '#web/card/colour.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useCardBusiness } from '../page/useCardBusiness.ts'
import { cardOf } from '../programs/form/programInputs.ts'
import { texts as settings } from '../settings/texts.ts'
import { type Fields, typeCard } from './fields.ts'
import { PosterPreview } from './PosterPreview.tsx'
import { typeOf, type Way } from './presets.ts'
import type { SetupView } from './setupQuery.ts'
import { texts } from './texts.ts'
import type { SetupFields } from './useSetupForm.ts'
import { Welcome } from './Welcome.tsx'

const words = texts.makes
const box = 'flex min-w-0 flex-col gap-3 rounded-lg bg-quiet p-4'
/** Stays in sight beside the welcome, which is long once its words are unfolded. */
const besideWelcome = `${box} xl:sticky xl:top-6`

type ResultsProps = { view: SetupView; way: Way; fields: Fields; form: SetupFields }

/** All that the answers make, as customers will see it, and what of it can be changed here. */
export function Results({ view, way, fields, form }: ResultsProps) {
  const own = useCardBusiness()
  const business = { ...own, color: normaliseHex(fields.brand_color) ?? own.color }
  const price = Number(fields.points_price) || null
  const program = cardOf(typeOf[way], typeCard(way, fields), fields.name, price)
  return (
    <section aria-labelledby="setup-makes">
      <h3 id="setup-makes" className="font-semibold text-lg">
        {words.title}
      </h3>
      <p className="mb-4 text-muted text-sm">{words.text}</p>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <div className={besideWelcome}>
          <h4 className="font-semibold">{words.card}</h4>
          <LoyaltyCard program={program} business={business} />
          <Color form={form} />
          <p className="text-muted text-sm">{words.logo}</p>
        </div>
        <div className={besideWelcome}>
          <h4 className="font-semibold">{words.poster}</h4>
          <PosterPreview program={program} business={business} reward={fields.reward} />
          <p className="text-muted text-sm">{words.posterText}</p>
        </div>
        <div className={`${box} md:col-span-2 xl:col-span-1`}>
          <h4 className="font-semibold">{words.welcome}</h4>
          <Welcome view={view} fields={fields} form={form} />
        </div>
      </div>
    </section>
  )
}

function Color({ form }: { form: SetupFields }) {
  const { brand_color } = form.typed
  const change = (value: string) => form.change('brand_color', value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <TextField
        label={words.color}
        name="brand_color"
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        value={brand_color}
        error={form.wrong.brand_color}
        onChange={({ target }) => change(target.value)}
      />
      {!form.wrong.brand_color && (
        <input
          type="color"
          aria-label={settings.picker}
          value={normaliseHex(brand_color) ?? '#000000'}
          onChange={({ target }) => change(target.value)}
          className="h-11 w-16 cursor-pointer rounded-md border border-edge bg-surface p-1 pointer-fine:h-10"
        />
      )}
    </div>
  )
}
