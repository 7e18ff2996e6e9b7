import type { AdminPack } from '#server/admin/plans/contract.ts'
import { wire } from '#web/console/forms/wire.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { format } from '../format.ts'
import { EditCard } from './EditCard.tsx'
import { useEditPack } from './packQueries.ts'
import { configTexts } from './texts.ts'
import { packEditsIn, typePack } from './typedPack.ts'

const words = configTexts.packs

type PackCardProps = { pack: AdminPack; onEdited: (id: string, isEdited: boolean) => void }

/** One pack's form. */
export function PackCard({ pack, onEdited }: PackCardProps) {
  const save = useEditPack(pack.id)
  const name = words.name(format.number(pack.credits), pack.credits === 1)
  return (
    <EditCard
      {...{ row: pack, of: 'pack', name, typeRow: typePack, readEdits: packEditsIn, save, onEdited }}
      remedyOf={(name) => words.wrong[name]}
      saved={words.saved}
      labels={words.fields}
      heading={
        <h3 tabIndex={-1} className="mb-4 font-semibold text-lg">
          {name}
        </h3>
      }
    >
      {(form) => (
        <div className="grid gap-4 sm:max-md:grid-cols-2 xl:grid-cols-2">
          <TextField
            {...wire(form, 'credits')}
            label={words.fields.credits}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
          />
          <TextField
            {...wire(form, 'amount')}
            label={words.fields.amount}
            type="number"
            inputMode="decimal"
            min={0.5}
            step={0.01}
            prefix="$"
          />
        </div>
      )}
    </EditCard>
  )
}
