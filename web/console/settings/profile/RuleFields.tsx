import { dateFormat } from '#server/platform/text/locale.ts'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { wire } from '../../forms/wire.ts'
import { useSession } from '../../session/session.ts'
import { texts } from '../texts.ts'
import type { ProfileForm } from './useProfileForm.ts'

const { fields, hints } = texts
/** Hours that 47 CFR 64.1200(c)(1) leaves for texts. */
const FIRST = 8
const LAST = 21
/** A day begins at hour 0 and ends at this one; the clock shows the same time for both. */
const DAY_END = 24

/** The rules of visits, and the hours of marketing texts where texts are sent. */
export default function RuleFields({ form }: { form: ProfileForm }) {
  const { can_text } = useSession()
  const words = can_text ? texts.rules : texts.rulesWithoutTexts
  return (
    <Card title={words.title} description={words.description}>
      <div className="flex flex-col gap-5">
        <TextField
          label={fields.visit_window_minutes}
          hint={hints.visit}
          inputMode="numeric"
          maxLength={4}
          suffix={texts.minutes}
          {...wire(form, 'visit_window_minutes')}
        />
        {can_text && <TextHours form={form} />}
      </div>
    </Card>
  )
}

function TextHours({ form }: { form: ProfileForm }) {
  const hourOf = useHours()
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid grid-cols-2 items-start gap-5">
        <SelectField label={fields.texts_from_hour} {...wire(form, 'texts_from_hour')}>
          <Hours first={FIRST} last={LAST - 1} present={form.opened.typed.texts_from_hour} />
        </SelectField>
        <SelectField label={fields.texts_until_hour} {...wire(form, 'texts_until_hour')}>
          <Hours first={FIRST + 1} last={LAST} present={form.opened.typed.texts_until_hour} />
        </SelectField>
      </div>
      <p className="text-muted text-sm">{hints.texts(hourOf(FIRST), hourOf(LAST))}</p>
    </div>
  )
}

/** A whole hour as clocks in the business's country show it. */
function useHours(): (hour: number) => string {
  const { locale } = useSession().business
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return (hour) => format.format(Date.UTC(2000, 0, 1, hour))
}

/** The business's present hour can always be kept. */
function Hours({ first, last, present }: { first: number; last: number; present: string }) {
  const hourOf = useHours()
  const hours = new Set(Array.from({ length: last - first + 1 }, (_, step) => first + step)).add(
    Number(present),
  )
  const inOrder = [...hours].sort((one, other) => one - other)
  return <Options of={inOrder.map((hour) => [hour, hour % DAY_END === 0 ? texts.midnight : hourOf(hour)])} />
}
