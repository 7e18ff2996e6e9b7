import { Heading, Section } from './Section.tsx'
import { texts } from './texts.ts'

/** Reasons for Regulars, beside what businesses used before. */
export function Why({ words }: { words: typeof texts.compare }) {
  return (
    <Section id="why">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <Heading title={texts.why.title} />
          <ul className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-5">
            {texts.why.items.map(({ title, text }) => (
              <li key={title} className="border-accent max-sm:border-s-4 max-sm:ps-3 sm:border-t-4 sm:pt-3">
                <h3 className="font-semibold sm:text-lg">{title}</h3>
                <p className="mt-1 text-pretty text-muted max-sm:text-sm">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <Comparison words={words} />
      </div>
    </Section>
  )
}

/** A row of cells under each subject, so that three columns fit a phone. */
function Comparison({ words }: { words: typeof texts.compare }) {
  const [paper, apps, ours] = words.columns
  return (
    <table className="w-full table-fixed self-start max-sm:text-sm">
      <caption className="mb-3 text-start font-semibold text-lg">{words.title}</caption>
      <thead>
        <tr className="border-line border-b align-bottom">
          {[paper, apps, ours].map((column) => (
            <th key={column} scope="col" className="px-2 py-2 text-start font-semibold last:text-accent-text">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {words.rows.map(({ of, cells }) => (
        <tbody key={of} className="border-line border-b">
          <tr>
            <th
              scope="rowgroup"
              colSpan={cells.length}
              className="px-2 pt-2 text-start font-normal text-muted text-sm"
            >
              {of}
            </th>
          </tr>
          <tr className="align-top">
            {cells.map((cell) => (
              <td key={cell} className="px-2 pt-0.5 pb-2 last:font-semibold last:text-accent-text">
                {cell}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
