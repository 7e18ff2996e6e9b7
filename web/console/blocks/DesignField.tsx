import type { Block } from '#server/messaging/blocks/contract.ts'
import type { Wired } from '../forms/wire.ts'
import type { Placeholder } from './BuilderContext.ts'
import { MailDesign } from './MailDesign.tsx'

type Mail = { subject: string; body: string; blocks: Block[] | null }
type DesignFieldProps<Typed extends Mail> = { form: Wired<Typed>; placeholders: readonly Placeholder[] }

/** A form's mail as plain text or blocks. A starter does not replace a subject that was already written. */
export function DesignField<Typed extends Mail>({ form, placeholders }: DesignFieldProps<Typed>) {
  const { typed, wrong } = form
  // The form may have more fields, so TypeScript knows no type of these three.
  const change = form.change as <Name extends keyof Mail>(name: Name, value: Mail[Name]) => void
  return (
    <MailDesign
      blocks={typed.blocks}
      body={typed.body}
      placeholders={placeholders}
      wrong={wrong}
      onBlocks={(blocks) => change('blocks', blocks)}
      onPlain={(body) => {
        change('body', body)
        change('blocks', null)
      }}
      onStarter={({ subject, blocks }) => {
        change('blocks', blocks)
        if (typed.subject === '') change('subject', subject)
      }}
    />
  )
}
