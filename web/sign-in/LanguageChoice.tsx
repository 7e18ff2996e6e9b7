import { useQuery } from '@tanstack/react-query'
import { languageName } from '#server/platform/text/locale.ts'
import { staffLanguages } from '#server/platform/text/pageLanguages.ts'
import { sessionQuery } from '#web/console/session/session.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { language } from '#web/ui/language.ts'
import { texts } from '#web/ui/texts.ts'

/**
 * The choice of the language of the sign-in's pages, which this browser keeps; each is named in itself. Who is signed
 * in and has a language chooses on the screen of their account instead.
 */
export function LanguageChoice() {
  const { data: session } = useQuery(sessionQuery)
  if (session?.user.language) return null
  return (
    <div className="w-40">
      <SelectField
        label={texts.language}
        hidesLabel
        value={language}
        onChange={({ target }) => readIn(target.value)}
      >
        {staffLanguages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageName(one)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Opens this page again in another language. */
function readIn(wanted: string): void {
  const here = location.pathname + location.search
  location.assign(`/language/${wanted}?to=${encodeURIComponent(here)}`)
}
