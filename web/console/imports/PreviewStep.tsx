import { type SubmitEvent, useState } from 'react'
import type { PreviewView } from '#server/data/imports/contract.ts'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { useFormat } from '../page/format.ts'
import { DateOrderField } from './DateOrderField.tsx'
import type { Checking, Uploaded } from './importsQuery.ts'
import { texts } from './texts.ts'

type PreviewStepProps = {
  uploaded: Uploaded
  /** The earlier choices, if the person returns to this step. */
  chosen: Checking | undefined
  onBack: () => void
  onChosen: (checking: Checking) => void
}

/** The first rows of the file. Each column has a guessed meaning, which the person can change. */
export function PreviewStep({ uploaded, chosen, onBack, onChosen }: PreviewStepProps) {
  const { preview } = uploaded
  const { number } = useFormat()
  const [mapping, setMapping] = useState(chosen?.mapping ?? preview.mapping)
  // The order chosen for one column of birthdays. Another column is read by what it contains.
  const [chosenOrder, setChosenOrder] = useState(() => orderFor(chosen))
  const [addKnownEmails, setAddKnownEmails] = useState(chosen?.add_known_emails ?? false)
  const { id, total_rows } = uploaded
  const birthdays = mapping.indexOf('birthday')
  const reading = preview.dates[birthdays]
  const order = reading && (chosenOrder?.at === birthdays ? chosenOrder.order : reading.order)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onChosen({
      ...{ id, mapping, add_known_emails: addKnownEmails },
      ...(order && { date_order: order }),
      leave_out_wrong: chosen?.leave_out_wrong ?? false,
    })
  }
  // A field belongs to one column: giving it to another takes it from the first.
  const map = (place: number, target: string | null) =>
    setMapping(mapping.map((known, at) => (at === place ? target : known === target ? null : known)))
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted">{texts.preview.text(number(total_rows), total_rows)}</p>
      <PreviewTable preview={preview} mapping={mapping} onMap={map} />
      {order && (
        <DateOrderField
          reading={reading}
          order={order}
          onChange={(changed) => setChosenOrder({ at: birthdays, order: changed })}
        />
      )}
      <Checkbox
        label={texts.preview.emails}
        hint={texts.preview.emailsHint}
        checked={addKnownEmails}
        onChange={(event) => setAddKnownEmails(event.target.checked)}
      />
      <FormActions cancel={texts.back} onCancel={onBack}>
        {texts.preview.submit}
      </FormActions>
    </form>
  )
}

const orderFor = (chosen: Checking | undefined) =>
  chosen?.date_order && { at: chosen.mapping.indexOf('birthday'), order: chosen.date_order }

type PreviewTableProps = {
  preview: PreviewView
  mapping: (string | null)[]
  onMap: (place: number, target: string | null) => void
}

function PreviewTable({ preview, mapping, onMap }: PreviewTableProps) {
  const columns = preview.header.map((name, place) => ({
    name: name.trim() || texts.preview.unnamed(place + 1),
    place,
  }))
  const rows = preview.rows.map((cells, number) => ({ cells, number }))
  return (
    <section aria-label={texts.preview.rows} className="overflow-x-auto rounded-md border border-line">
      <table className="w-full text-sm">
        <thead className="bg-quiet align-bottom">
          <tr>
            {columns.map(({ name, place }) => (
              <th key={place} scope="col" className="min-w-40 p-2 text-start font-normal">
                <span className="mb-1 block max-w-40 truncate font-semibold" title={name} dir="auto">
                  {name}
                </span>
                <SelectField
                  label={texts.preview.column(name)}
                  hidesLabel
                  value={mapping[place] ?? ''}
                  onChange={(event) => onMap(place, event.target.value || null)}
                >
                  <Targets programs={preview.programs} />
                </SelectField>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, number }) => (
            <tr key={number} className="border-line border-t">
              {columns.map(({ place }) => (
                <td
                  key={place}
                  dir="auto"
                  title={cells[place]}
                  className={`max-w-40 truncate p-2 ${mapping[place] ? '' : 'text-muted line-through decoration-edge'}`}
                >
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Targets({ programs }: Pick<PreviewView, 'programs'>) {
  return (
    <>
      <option value="">{texts.preview.skip}</option>
      <Options of={Object.entries(texts.preview.fields)} />
      <Options
        of={programs.map(({ id, name, type }) => [`balance:${id}`, texts.preview.balance(name, type)])}
      />
    </>
  )
}
