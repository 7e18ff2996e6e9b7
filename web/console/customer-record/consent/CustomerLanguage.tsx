import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { languages } from '#server/platform/text/languages.ts'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { nameOfLanguage } from '../../page/nameOfLanguage.ts'
import { useEditCustomer } from '../recordQuery.ts'
import { preferenceTexts } from './preferenceTexts.ts'

const words = preferenceTexts.language

/** The language in which the customer gets messages that are written in it. A choice is saved at once. */
export function CustomerLanguage({ record: { customer, preferences } }: { record: PresentRecord }) {
  const { mutate, isPending, error, variables } = useEditCustomer(customer.id)
  const { language } = isPending ? variables : preferences
  const choose = (value: string) =>
    mutate({ version: customer.version, language: languages.find((one) => one === value) ?? null })
  return (
    <div className="mt-4 flex flex-col gap-3">
      <ErrorBanner message={error?.message} />
      <SelectField
        label={words.label}
        hint={words.hint}
        value={language ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.own}</option>
        <Options of={languages.map((one) => [one, nameOfLanguage(one)])} />
      </SelectField>
    </div>
  )
}
