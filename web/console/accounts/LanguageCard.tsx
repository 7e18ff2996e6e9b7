import { useMutation, useQuery } from '@tanstack/react-query'
import { languageName } from '#server/platform/text/locale.ts'
import { type StaffLanguage, staffLanguages } from '#server/platform/text/pageLanguages.ts'
import { auth, call } from '#web/client/api.ts'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { languageFor } from '../session/ownLanguage.ts'
import { browserLeaves, sessionQuery } from '../session/session.ts'
import { languageTexts as texts } from './languageTexts.ts'

/** The language of the screens and mails for this person. A choice is saved at once, and the page opens in it. */
export function LanguageCard() {
  const { data: session } = useQuery(sessionQuery)
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (wanted: StaffLanguage) => {
      await call(auth.user.language.$put({ json: { language: wanted } }))
      location.reload()
      return browserLeaves()
    },
  })
  return (
    <Card title={texts.title} description={texts.text}>
      <div className="flex max-w-64 flex-col gap-3">
        <ErrorBanner message={error?.message} />
        <SelectField
          label={texts.title}
          hidesLabel
          value={isPending ? variables : languageFor(session)}
          onChange={({ target }) => mutate(target.value as StaffLanguage)}
        >
          <Options of={staffLanguages.map((one) => [one, languageName(one)])} />
        </SelectField>
      </div>
    </Card>
  )
}
