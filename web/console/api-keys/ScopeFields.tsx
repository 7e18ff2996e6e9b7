import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { type Wired, wire } from '../forms/wire.ts'
import { type Chosen, choices, subjects } from './scopes.ts'
import { scopeTexts } from './scopeTexts.ts'
import { texts } from './texts.ts'

const words = texts.scopes

/** `scopes` is a till's work, or what is chosen for each subject. */
export type TypedScopes = Chosen & { scopes: 'till' | 'chosen' }

/** Chooses what a key may do: a till's work, or reading and writing by subject. */
export function ScopeFields<Typed extends TypedScopes>({ form }: { form: Wired<Typed> }) {
  const { typed, wrong, change } = form as unknown as Wired<TypedScopes>
  return (
    <>
      <RadioCards
        legend={scopeTexts.legend}
        name="scopes"
        value={typed.scopes}
        error={wrong.scopes}
        onChange={(value) => change('scopes', value)}
        cards={[
          { value: 'till', label: words.till, description: scopeTexts.tillText },
          { value: 'chosen', label: words.chosen, description: scopeTexts.chosenText },
        ]}
      />
      {typed.scopes === 'chosen' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {subjects.map((subject) => (
            <SelectField
              key={subject}
              {...wire({ typed, wrong, change }, subject)}
              label={words.subjects[subject]}
            >
              <Options of={choices[subject].map((access) => [access, words.access[access]])} />
            </SelectField>
          ))}
          {typed.operations === 'write' && (
            <Checkbox
              className="sm:col-span-2"
              label={words.backdate}
              hint={scopeTexts.backdateText}
              checked={typed.backdate}
              onChange={({ target }) => change('backdate', target.checked)}
            />
          )}
        </div>
      )}
    </>
  )
}
