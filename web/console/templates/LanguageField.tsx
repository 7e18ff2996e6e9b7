import { type Language, languages } from '#server/platform/text/languages.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { nameOfLanguage } from '../page/nameOfLanguage.ts'
import type { TranslatedWords, Translation } from './template.ts'
import { texts } from './texts.ts'

const words = texts.languages

type LanguageFieldProps = {
  typed: TranslatedWords
  onChange: (translations: Translation[]) => void
  /** The language that is being written; null, or a language without a translation, is the business's own. */
  language: Language | null
  onChoose: (language: Language | null) => void
}

/** Chooses the language to write in. A new translation begins with the business's own words. */
export function LanguageField({ typed, onChange, language, onChoose }: LanguageFieldProps) {
  const { translations, subject, message_template, body, blocks } = typed
  const written = translations.map((one) => one.language)
  const shown = written.find((one) => one === language)
  const choose = (value: string) => {
    const chosen = languages.find((one) => one === value) ?? null
    if (chosen && !written.includes(chosen))
      onChange([...translations, { language: chosen, subject, message_template, body, blocks }])
    onChoose(chosen)
  }
  const remove = () => {
    onChange(translations.filter((one) => one.language !== shown))
    onChoose(null)
  }
  const named = (one: Language) => [one, nameOfLanguage(one)] as const
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={words.label}
        hint={words.hint}
        value={shown ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.own}</option>
        <Options of={written.map(named)} />
        <optgroup label={words.add}>
          <Options of={languages.filter((one) => !written.includes(one)).map(named)} />
        </optgroup>
      </SelectField>
      {shown && (
        <Button className="self-start" onClick={remove}>
          {words.remove(nameOfLanguage(shown))}
        </Button>
      )}
    </div>
  )
}
