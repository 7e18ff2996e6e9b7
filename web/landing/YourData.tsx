import { Heading, Points, Section } from './Section.tsx'
import { texts } from './texts.ts'

const words = texts.yourData

/** The fate of a business's data, and the ways out. */
export function YourData() {
  return (
    <Section id="data" tone="surface">
      <Heading title={words.title} />
      <div className="mt-5 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        {[words.keeping, words.leaving].map(({ title, points }) => (
          <div key={title}>
            <h3 className="border-line border-b pb-3 font-semibold text-lg">{title}</h3>
            <Points points={points} className="max-sm:text-sm" />
          </div>
        ))}
      </div>
    </Section>
  )
}
