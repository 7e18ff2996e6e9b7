import { languageName } from '#server/platform/text/locale.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { language } from '#web/ui/language.ts'
import { readIn } from './readIn.ts'
import { texts } from './texts.ts'

/** The choice of the language of these pages; each is named in itself, so that its speakers find it. */
export function LanguageChoice() {
  return (
    <SelectField
      label={texts.language}
      hidesLabel
      value={language}
      onChange={({ target }) => readIn(target.value)}
    >
      {pageLanguages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageName(one)}
        </option>
      ))}
    </SelectField>
  )
}
