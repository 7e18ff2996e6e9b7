import { useInfiniteQuery } from '@tanstack/react-query'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFilterInAddress } from '../../page/address/useFilterInAddress.ts'
import { useFormat } from '../../page/format.ts'
import { PagedList } from '../../page/PagedList.tsx'
import { isMoving } from '../campaignsQuery.ts'
import { RecipientRows } from './RecipientRows.tsx'
import { type Filter, type Reason, recipientsQuery, type State } from './resultsQuery.ts'
import { runTexts } from './texts.ts'

const texts = runTexts.recipients
const reasonsOf: Partial<Record<State, Reason[]>> = {
  excluded: [
    'no_address',
    'not_agreed',
    'stopped',
    'not_mobile',
    'country',
    'paused',
    'left_topic',
    'over_cap',
    'same_address',
  ],
  withdrawn: ['cancelled', 'too_late', 'gone'],
}

const noFilter: Filter = { state: 'all', reason: '' }
const isFilter = ({ state, reason }: Filter): boolean =>
  (state === 'all' || Object.hasOwn(runTexts.states, state)) &&
  (reason === '' || (state !== 'all' && reasonsOf[state]?.includes(reason) === true))

/** All customers the campaign considered, filtered by the state of their message. */
export function Recipients({ campaign }: { campaign: CampaignDetail }) {
  const [filter, setFilter] = useFilterInAddress<Filter>(noFilter, isFilter)
  const list = useInfiniteQuery(recipientsQuery(campaign.id, filter, isMoving(campaign)))
  return (
    <section className="flex flex-col gap-4">
      <h2 className="display text-xl">{texts.title}</h2>
      <Filters campaign={campaign} filter={filter} onChange={setFilter} />
      <PagedList
        pages={list}
        words={{ ...texts, retry: runTexts.retry }}
        loading={loading}
        none={<p className="text-muted">{texts.none}</p>}
      >
        {(recipients) => <RecipientRows campaign={campaign} recipients={recipients} />}
      </PagedList>
    </section>
  )
}

const loading = (
  <div role="status" aria-label={texts.loading}>
    <Skeleton className="h-64 rounded-lg" />
  </div>
)

type FiltersProps = { campaign: CampaignDetail; filter: Filter; onChange: (filter: Filter) => void }

function Filters({ campaign: { progress }, filter, onChange }: FiltersProps) {
  const { number } = useFormat()
  const states = Object.keys(runTexts.states) as State[]
  const offered = states.filter((state) => progress[state] > 0 || state === filter.state)
  const reasons = filter.state === 'all' ? undefined : reasonsOf[filter.state]
  return (
    <div className="grid gap-3 sm:grid-cols-[14rem_14rem]">
      <SelectField
        label={texts.filter}
        value={filter.state}
        onChange={({ target }) => onChange({ state: target.value as Filter['state'], reason: '' })}
      >
        <option value="all">{texts.everybody}</option>
        <Options
          of={offered.map((state) => [state, `${runTexts.states[state]} (${number(progress[state])})`])}
        />
      </SelectField>
      {reasons && (
        <SelectField
          label={texts.reason}
          value={filter.reason}
          onChange={({ target }) => onChange({ ...filter, reason: target.value as Filter['reason'] })}
        >
          <option value="">{texts.anyReason}</option>
          <Options of={reasons.map((reason) => [reason, runTexts.reasons[reason]])} />
        </SelectField>
      )}
    </div>
  )
}
