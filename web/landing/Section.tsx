import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

type SectionProps = { id?: string; tone?: 'plain' | 'surface'; children: ReactNode }

export function Section({ id, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={tone === 'surface' ? 'border-line border-y bg-surface' : ''}>
      <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6 sm:py-10 lg:px-10 lg:py-14">{children}</div>
    </section>
  )
}

export function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <h2 className="display text-[1.875rem] leading-tight sm:text-2xl lg:text-[2.5rem] lg:leading-[1.05]">
        {title}
      </h2>
      {children && <p className="mt-2 max-w-2xl text-pretty text-muted sm:mt-3 sm:text-lg">{children}</p>}
    </div>
  )
}

type PointsProps = { points: readonly string[]; className?: string }

export function Points({ points, className = '' }: PointsProps) {
  return (
    <ul className={`mt-4 flex flex-col gap-2 sm:mt-5 ${className}`}>
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
      <figcaption className="mt-2 text-center text-muted text-sm">
        {texts.example}
        <span className="sr-only">: {caption}</span>
      </figcaption>
    </figure>
  )
}

/** A phone around a screen of 390 px width. */
export function Phone({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto h-[30rem] w-[15.9rem] overflow-clip rounded-[2.3rem] border-[0.6rem] border-[#2b2320] bg-canvas shadow-soft dark:border-[#3f3630]">
      <div className="w-[391px] [zoom:0.602]">{children}</div>
    </div>
  )
}
