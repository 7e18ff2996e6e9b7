import type { Save } from '#web/console/forms/handleSubmit.ts'
import { useForm } from '#web/console/forms/useForm.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ReasonForm, type ReasonWords } from './ReasonForm.tsx'
import { useQuestion } from './useQuestion.ts'

type ReasonSectionProps<Answer> = {
  /** `ask` is on the button that asks for the reason, `act` on the one that sends it. */
  words: ReasonWords & { title: string; text: string; ask: string }
  /** Called with the reason. */
  save: Save<string, Answer>
  onDone?: () => void
  onAsking?: (isAsking: boolean) => void
}

/** Offers an action on a company, and does it once a reason is given. */
export function ReasonSection<Answer>({ onAsking, ...props }: ReasonSectionProps<Answer>) {
  const { words } = props
  const { question, hasAsked, ask, close } = useQuestion<true>(onAsking)
  return (
    <section>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-1 mb-3 text-muted">{words.text}</p>
      {question ? (
        <ReasonAlone {...props} onCancel={close} />
      ) : (
        <Button autoFocus={hasAsked} onClick={() => ask(true)}>
          {words.ask}
        </Button>
      )}
    </section>
  )
}

type ReasonAloneProps<Answer> = Omit<ReasonSectionProps<Answer>, 'onAsking'> & { onCancel: () => void }

function ReasonAlone<Answer>(props: ReasonAloneProps<Answer>) {
  const form = useForm(() => ({ reason: '' }))
  return <ReasonForm form={form} read={(reason) => reason} variant="primary" {...props} />
}
