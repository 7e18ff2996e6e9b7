import { type ReactNode, Suspense, useId, useState } from 'react'
import type { Block } from '#server/messaging/blocks/contract.ts'
import type { EmailStarter } from '#server/messaging/templates/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { FieldError } from '#web/ui/fields/Field.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useSession } from '../session/session.ts'
import type { Placeholder } from './BuilderContext.ts'
import { paragraphsOfText, wordsOf } from './design/wordsOf.ts'
import { texts } from './texts.ts'
import type { Wrong } from './useWrongBlocks.ts'

const BlockBuilder = lazyPart(() => import('./BlockBuilder.tsx'))
const StartingPoints = lazyPart(() => import('./starters/StartingPoints.tsx'))

const words = texts.design

type MailDesignProps = {
  /** Null for plain text. */
  blocks: Block[] | null
  /** The text of a mail without blocks. */
  body: string
  placeholders: readonly Placeholder[]
  /** Messages of the server by path: 'blocks.2.label'. */
  wrong: Wrong
  onBlocks: (blocks: Block[]) => void
  onPlain: (body: string) => void
  onStarter: (starter: EmailStarter) => void
}

/** An email as blocks, or a button to turn its plain text into blocks. Empty blocks may begin with a starting point. */
export function MailDesign({ blocks, body, ...props }: MailDesignProps) {
  if (blocks) return <Designed blocks={blocks} {...props} />
  return (
    <Button
      className="self-start"
      onClick={() => props.onBlocks([{ kind: 'text', paragraphs: paragraphsOfText(body) }])}
    >
      {words.begin}
    </Button>
  )
}

type DesignedProps = Omit<MailDesignProps, 'blocks' | 'body'> & { blocks: Block[] }

function Designed({ blocks, placeholders, wrong, onBlocks, onPlain, onStarter }: DesignedProps) {
  const { business } = useSession()
  const errorId = useId()
  const [choosing, setChoosing] = useState(false)
  // The builder keeps its own state while it reports changes. Blocks from elsewhere start it again.
  const [edited, setEdited] = useState({ blocks, begun: 0 })
  if (edited.blocks !== blocks) setEdited({ blocks, begun: edited.begun + 1 })
  const change = (now: Block[]) => {
    setEdited({ ...edited, blocks: now })
    onBlocks(now)
  }
  const begin = (starter: EmailStarter) => {
    onStarter(starter)
    setChoosing(false)
  }
  if (choosing)
    return (
      <Loading>
        <StartingPoints
          onStarter={begin}
          onEmpty={() => setChoosing(false)}
          onCancel={() => setChoosing(false)}
        />
      </Loading>
    )
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Loading>
        <BlockBuilder
          key={edited.begun}
          blocks={blocks}
          onChange={change}
          brand={{ name: business.company_name, color: business.brand_color, logoUrl: business.logo_url }}
          placeholders={placeholders}
          wrong={wrong}
          onStarters={() => setChoosing(true)}
        />
      </Loading>
      {wrong.blocks && (
        <div role="alert">
          <FieldError id={errorId}>{wrong.blocks}</FieldError>
        </div>
      )}
      <Leave onConfirm={() => onPlain(wordsOf(blocks))} />
    </div>
  )
}

const Loading = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    }
  >
    {children}
  </Suspense>
)

function Leave({ onConfirm }: { onConfirm: () => void }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Button className="self-start" onClick={() => setLeaving(true)}>
        {words.leave}
      </Button>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={words.confirm.title}
        description={words.confirm.text}
        confirmLabel={words.confirm.confirm}
        cancelLabel={words.confirm.cancel}
        onConfirm={onConfirm}
      />
    </>
  )
}
