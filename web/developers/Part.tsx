import type { ReactNode } from 'react'

type PartProps = { id: string; title: string; children: ReactNode }

export function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className="border-line border-t py-8">
      <h2 className="display text-xl">{title}</h2>
      {children}
    </section>
  )
}

export function Points({ points }: { points: string[] }) {
  return (
    <ul className="mt-4 flex max-w-prose list-disc flex-col gap-2 ps-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4 pointer-fine:min-h-6"
    >
      {children}
    </a>
  )
}

/** Names with what they mean: a table where there is room, one below the other on phones. */
export function Rows({ head, rows }: { head: [string, string]; rows: [string, string][] }) {
  return (
    <table className="mt-4 w-full text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="border-line border-b py-2 pe-4 text-start font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name, meaning]) => (
          <tr key={name} className="border-line border-b align-top max-sm:block max-sm:py-2">
            <th
              scope="row"
              className="py-2 pe-4 text-start font-mono font-normal whitespace-nowrap max-sm:block max-sm:py-0"
            >
              {name}
            </th>
            <td className="py-2 text-muted max-sm:block max-sm:py-0">{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
