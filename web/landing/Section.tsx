import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

type SectionProps = { id?: string; tone?: 'plain' | 'surface'; children: ReactNode }

export function Section({ id, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={tone === 'surface' ? 'border-line border-y bg-surface' : ''}>
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:px-10 lg:py-24">{children}</div>
    </section>
  )
}

export function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="max-w-2xl">
      <h2 className="display text-2xl lg:text-[2.75rem] lg:leading-[1.05]">{title}</h2>
      {children && <p className="mt-4 text-pretty text-lg text-muted">{children}</p>}
    </div>
  )
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-6 flex flex-col gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" strokeWidth={2.5} />
          {point}
        </li>
      ))}
    </ul>
  )
}

/**
 * A part of the product itself, filled with an example. It is a picture: nothing in it can be pressed, and its caption
 * describes it for screen readers.
 */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="relative min-w-0">
      <div inert aria-hidden>
        {children}
      </div>
      <figcaption className="mt-3 text-center text-muted text-sm">
        {texts.example}
        <span className="sr-only">: {caption}</span>
      </figcaption>
    </figure>
  )
}

/** A phone around a screen of 390 px width. */
export function Phone({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto h-[35rem] w-[18.5rem] overflow-clip rounded-[2.6rem] border-[0.6rem] border-[#2b2320] bg-canvas shadow-soft dark:border-[#3f3630]">
      <div className="w-[391px] [zoom:0.709]">{children}</div>
    </div>
  )
}
