import { type Language, languages } from '#server/platform/languages.ts'
import { languageName } from '#server/platform/locale.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import type { TemplateForm } from './TemplateFields.tsx'
import { texts } from './texts.ts'

const words = texts.languages

type LanguageFieldProps = {
  form: TemplateForm
  /** The one that is written now; null is the shop's own. */
  language: Language | null
  onChoose: (language: Language | null) => void
}

/** Which language one writes; another one begins with the shop's own words. */
export function LanguageField({ form, language, onChoose }: LanguageFieldProps) {
  const { translations, subject, message_template, body, blocks } = form.typed
  const written = translations.map((one) => one.language)
  const choose = (value: string) => {
    const chosen = languages.find((one) => one === value) ?? null
    if (chosen && !written.includes(chosen))
      form.change('translations', [
        ...translations,
        { language: chosen, subject, message_template, body, blocks },
      ])
    onChoose(chosen)
  }
  const remove = () => {
    form.change(
      'translations',
      translations.filter((one) => one.language !== language),
    )
    onChoose(null)
  }
  const option = (one: Language) => (
    <option key={one} value={one}>
      {languageName(one, 'en')}
    </option>
  )
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={words.label}
        hint={words.hint}
        value={language ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.own}</option>
        {written.map(option)}
        <optgroup label={words.add}>{languages.filter((one) => !written.includes(one)).map(option)}</optgroup>
      </SelectField>
      {language && (
        <Button className="self-start" onClick={remove}>
          {words.remove(languageName(language, 'en'))}
        </Button>
      )}
    </div>
  )
}
