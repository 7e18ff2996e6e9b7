import { Gift, type LucideIcon, MailCheck, MessageCircleHeart, QrCode, Store, Undo2 } from 'lucide-react'
import { Heading, Section } from './Section.tsx'
import { texts } from './texts.ts'

const icons: LucideIcon[] = [Store, Gift, QrCode, MessageCircleHeart, MailCheck, Undo2]

export function Features({ words }: { words: typeof texts.features }) {
  return (
    <Section id="features" tone="surface">
      <Heading title={words.title} />
      <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {words.items.map(({ title, text }, index) => {
          const Icon = icons[index]!
          return (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
              >
                <Icon className="size-6" />
              </span>
              <div>
                <h3 className="font-semibold text-lg">{title}</h3>
                <p className="mt-1 text-pretty text-muted">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

export function Why() {
  return (
    <Section id="why" tone="surface">
      <Heading title={texts.why.title} />
      <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {texts.why.items.map(({ title, text }) => (
          <li key={title} className="border-accent border-t-4 pt-4">
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="mt-1 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
