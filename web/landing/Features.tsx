import { Gift, type LucideIcon, MailCheck, MessageCircleHeart, QrCode, Store, Undo2 } from 'lucide-react'
import { Heading, Section } from './Section.tsx'
import type { texts } from './texts.ts'

const icons: LucideIcon[] = [Store, Gift, QrCode, MessageCircleHeart, MailCheck, Undo2]

export function Features({ words }: { words: typeof texts.features }) {
  return (
    <Section id="features" tone="surface">
      <Heading title={words.title} />
      <ul className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-8 lg:grid-cols-3 lg:gap-y-6">
        {words.items.map(({ title, text }, index) => {
          const Icon = icons[index]!
          return (
            <li key={title} className="flex gap-3 max-sm:items-start sm:gap-4">
              <span
                aria-hidden
                className="grid shrink-0 place-items-center text-accent-text sm:size-10 sm:rounded-full sm:bg-accent-soft"
              >
                <Icon className="size-5" />
              </span>
              <div>
                <h3 className="font-semibold sm:text-lg">{title}</h3>
                <p className="mt-0.5 text-pretty text-muted">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
