import type { JoinForm as Form } from '#server/portal/join/contract.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { FieldError } from '#web/ui/fields/Field.tsx'
import { language } from '#web/ui/language.ts'
import { JoinField } from './JoinField.tsx'
import { MoreFields } from './MoreFields.tsx'
import { patternOf } from './phonePattern.ts'
import { SmallPrint } from './SmallPrint.tsx'
import { texts } from './texts.ts'

/** Works without a script. The browser's own checks are off, because ours keep what was typed. */
export function JoinForm({ form }: { form: Form }) {
  const { business, wording, canText, phoneExample, today, captcha, values, errors } = form
  const answered = { values, errors }
  return (
    <form method="post" noValidate className="mt-3 flex flex-col gap-3 low:mt-2 low:gap-2 sm:mt-5 sm:gap-4">
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="wording" value={form.wordingMark} />
      {Object.keys(errors).length > 0 && (
        <div role="alert" className="rounded-md bg-danger-soft px-3 py-2.5">
          <FieldError id="form-error">{errors.form ?? texts.somethingToChange}</FieldError>
        </div>
      )}
      <JoinField
        {...answered}
        name="phone"
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={40}
        placeholder={phoneExample ?? undefined}
        data-pattern={phoneExample ? patternOf(phoneExample) : undefined}
        className="h-12 pointer-fine:h-12 text-lg pointer-coarse:text-lg tabular-nums"
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <JoinField
          {...answered}
          name="first_name"
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={100}
        />
        <JoinField
          {...answered}
          name="last_name"
          label={texts.lastName}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <MoreFields today={today} {...answered} />
      <div className="flex flex-col gap-1 low:gap-0">
        {canText && (
          <Checkbox
            id="agrees_sms"
            name="agrees_sms"
            value="yes"
            defaultChecked={values.agrees_sms}
            label={<Wording text={wording.sms} />}
          />
        )}
        <Checkbox
          id="agrees_email"
          name="agrees_email"
          value="yes"
          defaultChecked={values.agrees_email}
          label={<Wording text={wording.email} />}
        />
      </div>
      {captcha && (
        <>
          {/* The provider's script finds it by its class and adds a field to the form. */}
          <div
            className={captcha.provider === 'turnstile' ? 'cf-turnstile' : 'h-captcha'}
            data-sitekey={captcha.siteKey}
            data-language={language}
          />
          <noscript>{texts.needsScript}</noscript>
        </>
      )}
      <button
        type="submit"
        data-busy={texts.joining}
        className="h-14 w-full rounded-md border border-edge/40 bg-accent px-6 font-semibold text-lg text-on-accent transition active:scale-[0.98] aria-disabled:opacity-60"
      >
        {texts.join}
      </button>
      <SmallPrint business={business} />
    </form>
  )
}

const Wording = ({ text }: { text: string }) => (
  <span className="block text-muted text-sm wrap-anywhere">{text}</span>
)
