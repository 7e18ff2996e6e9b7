import { Archive, Pencil } from 'lucide-react'
import type { RewardView } from '#server/loyalty/rewards/contract.ts'
import { Menu } from '#web/ui/buttons/Menu.tsx'
import { useFormat } from '../../page/format.ts'
import { texts } from '../texts.ts'

const words = texts.catalogue

type RewardItemProps = { reward: RewardView; onEdit?: () => void; onArchive?: () => void }

/** A reward, its terms and its figures; an archived one can only be read. */
export function RewardItem({ reward, onEdit, onArchive }: RewardItemProps) {
  const { number } = useFormat()
  const { name, description, points_price: price, stock, valid_days, issued, waiting, redeemed } = reward
  const terms = [
    price !== null && words.price(number(price), price),
    stock !== null && words.stock(number(stock), stock),
    words.valid(valid_days),
  ]
  const standing = [
    words.issued(number(issued)),
    words.waiting(number(waiting)),
    words.redeemed(number(redeemed)),
  ]
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="wrap-anywhere font-semibold">
          {name}
        </p>
        {description && (
          <p dir="auto" className="wrap-anywhere text-muted text-sm">
            {description}
          </p>
        )}
        <p className="mt-1 text-sm">{terms.filter(Boolean).join(' · ')}</p>
        <p className="text-muted text-sm">{standing.join(' · ')}</p>
      </div>
      {onEdit && onArchive && (
        <Menu
          label={words.actions(name)}
          items={[
            { label: words.edit, icon: <Pencil aria-hidden />, onSelect: onEdit },
            { label: words.archive, icon: <Archive aria-hidden />, onSelect: onArchive },
          ]}
        />
      )}
    </li>
  )
}
