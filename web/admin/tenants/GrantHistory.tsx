import type { PlanGrant } from '#server/admin/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { format } from '../format.ts'
import { tenantTexts } from './texts.ts'

const words = tenantTexts.plan

type GrantHistoryProps = {
  grants: PlanGrant[]
  /** Null while another question is open. */
  onTakeBack: ((grant: PlanGrant) => void) | null
}

/** Everything that a tenant was ever granted, newest first: by whom, when and why. */
export function GrantHistory({ grants, onTakeBack }: GrantHistoryProps) {
  if (grants.length === 0) return null
  return (
    <>
      <h4 className="mt-5 font-semibold text-sm">{words.history}</h4>
      <ul className="divide-y divide-line">
        {grants.map((grant) => (
          <li key={grant.id} className="flex items-start justify-between gap-4 py-3">
            <Grant grant={grant} />
            {grant.holds && onTakeBack && (
              <Button
                size="small"
                aria-label={words.takeBackOne(whatOf(grant))}
                onClick={() => onTakeBack(grant)}
              >
                {words.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Grant({ grant }: { grant: PlanGrant }) {
  const { reason, by, at, taken_back } = grant
  return (
    <div className="min-w-0">
      <p className={taken_back ? 'line-through' : ''}>{whatOf(grant)}</p>
      <p className="wrap-anywhere text-muted text-sm">{reason}</p>
      <p className="text-muted text-sm">{words.by(by ?? words.gone, format.date(at))}</p>
      {taken_back && (
        <>
          <p className="mt-2 text-sm">
            {words.takenBack(taken_back.by ?? words.gone, format.date(taken_back.at))}
          </p>
          <p className="wrap-anywhere text-muted text-sm">{taken_back.reason}</p>
        </>
      )}
    </div>
  )
}

const whatOf = ({ kind, tier_name, ends_on }: PlanGrant): string =>
  (kind === 'tier' ? words.granted : words.trial)(tier_name, format.day(ends_on))
