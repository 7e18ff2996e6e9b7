import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import type { CampaignResults } from '#server/messaging/campaigns/results/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { useFormat } from '../../page/format.ts'
import { runTexts } from './texts.ts'

const texts = runTexts.variants
const words = runTexts.results

type VariantsProps = { campaign: CampaignDetail; variants: CampaignResults['variants'] }

/** The results of two texts side by side. */
export function Variants({ campaign: { type, offer }, variants }: VariantsProps) {
  const { number, percent } = useFormat()
  const columns: [keyof typeof words & keyof (typeof variants)[number], string][] = [
    ...(type === 'sms' ? (['delivered', 'replies'] as const) : (['opened'] as const)).map(
      (name): [typeof name, string] => [name, words[name]],
    ),
    ['unsubscribed', words.unsubscribed[type]],
    ...(offer ? [['redeemed', words.redeemed] as ['redeemed', string]] : []),
  ]
  const shareOf = (n: number, sent: number) =>
    sent === 0 ? number(n) : `${number(n)} (${percent(Math.round((100 * n) / sent))})`
  return (
    <Card title={texts.title} description={texts.note}>
      <div className="overflow-x-auto">
        <table className="w-full tabular-nums">
          <thead>
            <tr className="border-line border-b text-muted text-sm [&>th]:py-2 [&>th]:pe-4 [&>th]:font-semibold">
              <th scope="col">{texts.text}</th>
              <th scope="col">{words.sent}</th>
              {columns.map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {variants.map((variant, place) => (
              <tr key={texts.names[place]} className="[&>*]:py-2 [&>*]:pe-4">
                <th scope="row" className="font-semibold">
                  {texts.names[place]}
                </th>
                <td>{number(variant.sent)}</td>
                {columns.map(([name]) => (
                  <td key={name}>{shareOf(variant[name], variant.sent)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
