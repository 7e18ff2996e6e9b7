import type { ReactNode } from 'react'
import type { EditForm } from '#web/console/forms/useEditForm.ts'
import { wire } from '#web/console/forms/wire.ts'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { configTexts as texts } from './texts.ts'
import { credits, features, limits, type TypedTier } from './typedTier.ts'

const hints: Partial<Record<keyof TypedTier, string>> = {
  initial_credits: texts.initialHint,
  credit_cost_sms: texts.smsCostHint,
}

export function TierFields({ form }: { form: EditForm<TypedTier> }) {
  return (
    <div className="flex flex-col gap-6">
      <Group title={texts.groups.price}>
        <TextField
          {...wire(form, 'price_monthly')}
          label={texts.fields.price_monthly}
          hint={texts.priceHint}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          prefix="$"
        />
        <div className="sm:col-span-2">
          <TextField
            {...wire(form, 'stripe_price_id')}
            label={texts.fields.stripe_price_id}
            hint={Number(form.typed.price_monthly) > 0 && texts.priceIdHint}
            placeholder="price_..."
            autoComplete="off"
            spellCheck={false}
            maxLength={206}
            className="font-mono pointer-fine:text-sm!"
          />
        </div>
      </Group>
      <Group title={texts.groups.limits} hint={texts.limitsHint}>
        {limits.map((name) => (
          <TextField
            {...wire(form, name)}
            key={name}
            label={texts.fields[name]}
            type="number"
            min={-1}
            step={1}
          />
        ))}
      </Group>
      <Group title={texts.groups.credits}>
        {credits.map((name) => (
          <TextField
            {...wire(form, name)}
            key={name}
            label={texts.fields[name]}
            hint={hints[name]}
            type="number"
            min={0}
            step={1}
          />
        ))}
      </Group>
      <Group title={texts.groups.features} columns="sm:max-[87.4rem]:grid-cols-2 min-[120rem]:grid-cols-2">
        {features.map((name) => (
          <Switch
            key={name}
            label={texts.fields[name]}
            checked={form.typed[name]}
            onChange={(on) => form.change(name, on)}
          />
        ))}
      </Group>
    </div>
  )
}

type GroupProps = { title: string; hint?: string; columns?: string; children: ReactNode }

function Group({ title, hint, columns = 'sm:grid-cols-2', children }: GroupProps) {
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left w-full font-semibold">{title}</legend>
      {hint && <p className="clear-both text-muted text-sm">{hint}</p>}
      <div className={`clear-both grid gap-x-4 gap-y-4 pt-3 ${columns}`}>{children}</div>
    </fieldset>
  )
}
