import type { ReactNode } from 'react'
import type { Figures, MessageSums, MessagesView } from '#server/data/analytics/contract.ts'
import { SaveChart } from '../../charts/SaveChart.tsx'
import { useFormat } from '../../page/format.ts'
import { analyticsTexts } from '../texts.ts'
import { useChange } from '../useChange.ts'

const texts = analyticsTexts.messages

/** A campaign, or all messages of one trigger. */
export type Row = Pick<MessagesView['triggers'][number], 'sent' | 'opened' | 'messaged' | 'held_out'> & {
  key: string
  name: string
  link: ReactNode
  /** Shown below the name. */
  detail?: string
  /** False for texts, whose opening cannot be measured. */
  isEmail: boolean
}

/** Fixed widths align the columns of both tables. On phones the name keeps room for a word. */
const heads = [
  { name: texts.message, width: 'max-sm:w-2/5' },
  { name: texts.sent, width: 'sm:w-24' },
  { name: texts.opened, width: 'sm:w-24' },
  { name: texts.came, width: 'sm:w-40' },
]

type TableProps = {
  title: string
  rows: readonly Row[]
  before: MessageSums
  /** The business's own figures of the period before; undefined while they load. */
  earlier: Figures | undefined
}

/** Messages of one kind, a row each, with their sum compared with the period before. */
export function MessageTable({ title, rows, before, earlier }: TableProps) {
  return (
    <div>
      <table className="w-full tabular-nums sm:table-fixed">
        <caption className="pb-1 text-start font-semibold">{title}</caption>
        <thead>
          <tr className="border-line border-b text-muted text-sm max-[22rem]:[&>th]:wrap-anywhere [&>th]:py-2 [&>th]:ps-3 [&>th]:hyphens-auto [&>th]:text-end [&>th]:align-bottom [&>th]:font-semibold [&>th:first-child]:ps-0 [&>th:first-child]:text-start">
            {heads.map(({ name, width }) => (
              <th key={name} scope="col" className={width}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MessageRow key={row.key} row={row} />
          ))}
        </tbody>
        <Together rows={rows} before={before} earlier={earlier} />
      </table>
      <div className="mt-2 flex justify-end">
        <SaveChart
          table={{
            title,
            columns: [
              ...[texts.message, texts.sent, texts.opened, texts.counted, texts.came, texts.heldOut].map(
                (name) => ({ name }),
              ),
              { name: texts.heldOutCame },
              { name: texts.spent, is: 'money' },
            ],
            rows: [
              ...rows.map(({ name, sent, opened, isEmail, messaged, held_out }) => [
                ...[name, sent, isEmail ? opened : null, messaged.people, messaged.came],
                ...[held_out.people, held_out.came, messaged.spent],
              ]),
              [
                analyticsTexts.before,
                before.sent,
                before.opened,
                before.people,
                before.came,
                null,
                null,
                null,
              ],
            ],
          }}
        />
      </div>
    </div>
  )
}

function MessageRow({ row: { link, detail, sent, opened, isEmail, messaged, held_out } }: { row: Row }) {
  const { number, percent } = useFormat()
  const share = ({ people, came }: Row['messaged']) => percent(shareOf(came, people))
  return (
    <tr className="border-line border-b align-top last:border-0 [&>td]:py-2 [&>td]:ps-3 [&>td]:text-end">
      <th scope="row" className="py-2 text-start font-normal">
        {link}
        {detail && <span className="block text-muted text-sm">{detail}</span>}
      </th>
      <td>{number(sent)}</td>
      <td>{isEmail && number(opened)}</td>
      <td>
        {messaged.people === 0 ? (
          <span className="text-muted text-sm">{texts.notOver}</span>
        ) : (
          texts.of(number(messaged.came), number(messaged.people), share(messaged))
        )}
        {held_out.people > 0 && (
          <span className="block text-muted text-sm">{texts.heldOutShare(share(held_out))}</span>
        )}
      </td>
    </tr>
  )
}

const shareOf = (came: number, people: number): number => Math.round((100 * came) / people)

function Together({ rows, before, earlier }: Omit<TableProps, 'title'>) {
  const { number, percent } = useFormat()
  const change = useChange(earlier)
  const now = sumUp(rows)
  const came = ({ came, people }: MessageSums) =>
    texts.of(number(came), number(people), percent(shareOf(came, people)))
  return (
    // Not a `tfoot`: on paper it would be repeated on each page.
    <tbody className="border-line border-t">
      <tr className="align-top [&>td]:py-2 [&>td]:ps-3 [&>td]:text-end">
        <th scope="row" className="py-2 text-start font-semibold">
          {texts.together}
        </th>
        <td>
          {number(now.sent)}
          <Before>{change(now.sent, before.sent, number)}</Before>
        </td>
        <td>
          {rows.some(({ isEmail }) => isEmail) && (
            <>
              {number(now.opened)}
              <Before>{change(now.opened, before.opened, number)}</Before>
            </>
          )}
        </td>
        <td>
          {now.people > 0 && came(now)}
          {before.people > 0 && <Before>{analyticsTexts.figures.before(came(before))}</Before>}
        </td>
      </tr>
    </tbody>
  )
}

function Before({ children }: { children: string }) {
  return <span className="block text-muted text-sm">{children}</span>
}

const sumUp = (rows: readonly Row[]): MessageSums => {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    sent: sum(({ sent }) => sent),
    opened: sum(({ isEmail, opened }) => (isEmail ? opened : 0)),
    people: sum(({ messaged }) => messaged.people),
    came: sum(({ messaged }) => messaged.came),
  }
}
