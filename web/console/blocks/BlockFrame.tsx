import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from '#web/ui/fields/Field.tsx'
import { type BodyProps, useBuilder } from './BuilderContext.ts'
import { whereIs } from './blockWords.ts'
import type { Draft } from './design/draft.ts'
import { ButtonBlock } from './kinds/ButtonBlock.tsx'
import { ColumnsBlock } from './kinds/ColumnsBlock.tsx'
import { HeadingBlock } from './kinds/HeadingBlock.tsx'
import { PictureBlock } from './kinds/PictureBlock.tsx'
import { CardBlock, DividerBlock, RewardBlock, SpacerBlock } from './kinds/PlainBlocks.tsx'
import { TextBlock } from './kinds/TextBlock.tsx'
import { texts } from './texts.ts'

const NOTHING_WRONG: Record<string, string> = {}
/** Faults in these fields are shown beside the fields while the settings are open. */
const IN_SETTINGS: readonly string[] = ['leads_to', 'link', 'alt']

/** A block in its place in the mail. A press or the focus selects it and opens its settings below it. */
export function BlockFrame({ draft, isInside }: { draft: Draft; isInside: boolean }) {
  const { history, dispatch, wrong: wrongOf, grab } = useBuilder()
  const { key } = draft
  const selected = history.selected === key
  const wrong = wrongOf.get(key) ?? NOTHING_WRONG
  const told = Object.entries(wrong).filter(([name]) => !(selected && IN_SETTINGS.includes(name)))
  const messages = [...new Set(told.map(([, message]) => message))]
  const edit = (change: Partial<Draft>, group?: string) =>
    dispatch({
      type: 'edit',
      draft: { ...draft, ...change } as Draft,
      ...(group && { group: `${group} of ${key}` }),
      at: Date.now(),
    })
  const look = selected
    ? 'outline-2 outline-focus'
    : messages.length > 0
      ? 'outline-2 outline-danger'
      : 'outline-1 outline-transparent hover:outline-edge'
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    <div
      role="group"
      aria-label={whereIs(history.drafts, key)}
      data-block={key}
      className={`group/block scroll-my-24 rounded-sm outline-offset-4 ${isInside ? '' : 'relative'} ${look}`}
    >
      {!isInside && (
        <span
          aria-hidden
          title={texts.drag(texts.kinds[draft.kind])}
          onPointerDown={(event) => grab(event, draft)}
          className="absolute -start-7 top-0.5 hidden h-8 w-6 cursor-grab touch-none place-items-center rounded-sm text-muted opacity-0 hover:bg-quiet group-hover/block:opacity-100 pointer-fine:@md:grid"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      <Body draft={draft} selected={selected} edit={edit} wrong={wrong} />
      {messages.map((message) => (
        <div key={message} role="alert" className="py-1">
          <FieldError id={`${key}-error`}>{message}</FieldError>
        </div>
      ))}
    </div>
  )
}

function Body(props: BodyProps<Draft>): ReactNode {
  const { kind } = props.draft
  switch (kind) {
    case 'heading':
      return <HeadingBlock {...(props as BodyProps<Extract<Draft, { kind: 'heading' }>>)} />
    case 'text':
    case 'footer':
      return <TextBlock {...(props as BodyProps<Extract<Draft, { kind: 'text' | 'footer' }>>)} />
    case 'picture':
      return <PictureBlock {...(props as BodyProps<Extract<Draft, { kind: 'picture' }>>)} />
    case 'button':
      return <ButtonBlock {...(props as BodyProps<Extract<Draft, { kind: 'button' }>>)} />
    case 'columns':
      return <ColumnsBlock {...(props as BodyProps<Extract<Draft, { kind: 'columns' }>>)} />
    case 'reward':
      return <RewardBlock {...props} />
    case 'card':
      return <CardBlock {...props} />
    case 'divider':
      return <DividerBlock {...props} />
    case 'spacer':
      return <SpacerBlock {...(props as BodyProps<Extract<Draft, { kind: 'spacer' }>>)} />
  }
}
