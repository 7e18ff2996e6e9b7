import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { paragraphsOfText, wordsOf } from '../blocks/wordsOf.ts'
import { useSession } from '../session/session.ts'
import type { TemplateForm } from './TemplateFields.tsx'
import { placeholdersOf } from './template.ts'
import { texts } from './texts.ts'

const BlockBuilder = lazy(() => import('../blocks/BlockBuilder.tsx'))

const words = texts.design
const placeholders = placeholdersOf.email.map((name) => ({
  text: `{${name}}`,
  label: texts.placeholders[name],
}))

type MailDesignProps = {
  form: TemplateForm
  /** Changes where the blocks come from elsewhere: the builder begins anew with them. */
  origin: string
  onStarters: () => void
}

/** An e-mail as blocks; plain text until one wants more. */
export function MailDesign({ form, origin, onStarters }: MailDesignProps) {
  const { business } = useSession()
  const [leaving, setLeaving] = useState(false)
  const { blocks, body } = form.typed
  if (!blocks)
    return (
      <Button
        className="self-start"
        onClick={() => form.change('blocks', [{ kind: 'text', paragraphs: paragraphsOfText(body) }])}
      >
        {words.begin}
      </Button>
    )
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Suspense
        fallback={
          <div role="status" aria-label={words.loading}>
            <Skeleton className="h-96 rounded-lg" />
          </div>
        }
      >
        <BlockBuilder
          key={origin}
          blocks={blocks}
          onChange={(now) => form.change('blocks', now)}
          brand={{ name: business.company_name, color: business.brand_color, logoUrl: business.logo_url }}
          placeholders={placeholders}
          wrong={form.wrong}
          onStarters={onStarters}
        />
      </Suspense>
      {form.wrong.blocks && (
        <div role="alert">
          <FieldError id="blocks-error">{form.wrong.blocks}</FieldError>
        </div>
      )}
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
        onConfirm={() => {
          form.change('body', wordsOf(blocks))
          form.change('blocks', null)
          setLeaving(false)
        }}
      />
    </div>
  )
}
