import type { AdminTier } from '#server/admin/plans/contract.ts'
import { format } from '../format.ts'
import { EditCard } from './EditCard.tsx'
import { TierFields } from './TierFields.tsx'
import { configTexts as texts } from './texts.ts'
import { useEditTier } from './tierQueries.ts'
import { editsIn, typeTier } from './typedTier.ts'

type TierCardProps = { tier: AdminTier; onEdited: (id: string, isEdited: boolean) => void }

/** One plan's form. */
export function TierCard({ tier, onEdited }: TierCardProps) {
  const save = useEditTier(tier.id)
  return (
    <EditCard
      {...{ row: tier, of: 'tier', name: tier.name, typeRow: typeTier, readEdits: editsIn, save, onEdited }}
      remedyOf={() => texts.wholeNumber}
      saved={texts.saved}
      labels={texts.fields}
      heading={
        <>
          <h2 tabIndex={-1} className="display text-xl">
            {tier.name}
          </h2>
          <p className="mb-4 text-muted text-sm">
            {texts.tenants(format.number(tier.tenants), tier.tenants === 1)}
          </p>
        </>
      }
    >
      {(form) => <TierFields form={form} />}
    </EditCard>
  )
}
