import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '#web/ui/Card.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import type { Channel } from '../messages/messageQueries.ts'
import { programsQuery } from '../programs/programsQuery.ts'
import { draftTexts } from './draftTexts.ts'
import type { DraftForm } from './useDraftForm.ts'

const texts = draftTexts.offer

/** A code of its own for each guest, of one of the shop's rebate programs. */
export function CodeStep({ channel, form }: { channel: Channel; form: DraftForm }) {
  const { typed, wrong, change } = form
  const { data, isSuccess } = useQuery(programsQuery)
  const programs = data?.data.filter(({ type, archived_at }) => type === 'rebate_code' && !archived_at) ?? []
  const isGone = typed.offer !== '' && isSuccess && !programs.some(({ id }) => id === typed.offer)
  if (isSuccess && programs.length === 0 && !isGone)
    return (
      <Card title={draftTexts.steps.code}>
        <p className="text-muted">{texts.noPrograms}</p>
        <Link to="/programs" className="mt-2 inline-block font-semibold text-accent-text underline">
          {texts.toPrograms}
        </Link>
      </Card>
    )
  return (
    <Card title={draftTexts.steps.code}>
      <SelectField
        label={texts.label}
        hint={typed.offer ? texts.inText[channel] : texts.hint}
        name="offer"
        value={typed.offer}
        error={wrong.offer}
        onChange={({ target }) => change('offer', target.value)}
      >
        <option value="">{texts.none}</option>
        {isGone && <option value={typed.offer}>{texts.gone}</option>}
        {programs.map(({ id, name, status }) => (
          <option key={id} value={id}>
            {status === 'active' ? name : texts.paused(name)}
          </option>
        ))}
      </SelectField>
    </Card>
  )
}
