import { TicketPercent } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { TillCard, TillView } from '#server/loyalty/counter/contract.ts'
import type { EarnedRewardView } from '#server/loyalty/rewards/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from '../texts.ts'
import { useUnsettled } from '../writes/useIntents.ts'
import { sendingText, useWrite } from '../writes/useWrites.ts'
import { codeTexts as words } from './codeTexts.ts'
import { NoAnswer } from './NoAnswer.tsx'

const CodeDialog = lazyPart(() => import('./CodeDialog.tsx'))

export type CodesProps = { view: TillView; customer: string; onRefused: (reason: string) => void }

/** Gives the customer another rebate code with one press, and shows it large. */
export default function Codes({ view, customer, onRefused }: CodesProps) {
  const [given, setGiven] = useState<EarnedRewardView>()
  const [open, setOpen] = useState(false)
  const programs = view.cards
    .map(({ program }) => program)
    .filter(({ status, terms }) => status === 'active' && terms.type === 'rebate_code')
  const show = (code: EarnedRewardView) => {
    setGiven(code)
    setOpen(true)
  }
  return (
    <>
      <Card title={words.title}>
        <div className="flex flex-wrap gap-2">
          {programs.map((program) => (
            <GiveCode
              key={program.id}
              program={program}
              customerId={view.customer.id}
              customer={customer}
              onGiven={show}
              onRefused={onRefused}
            />
          ))}
        </div>
      </Card>
      <Suspense>
        {given && <CodeDialog code={given} customer={customer} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  )
}

type GiveCodeProps = {
  program: TillCard['program']
  customerId: string
  customer: string
  onGiven: (code: EarnedRewardView) => void
  onRefused: (reason: string) => void
}

function GiveCode({ program, customerId, customer, onGiven, onRefused }: GiveCodeProps) {
  const { id: programId, name } = program
  const issue = useWrite<'issue'>(({ reward }) => onGiven(reward), onRefused)
  const pending = useUnsettled().find(
    ({ write }) => write.kind === 'issue' && write.programId === programId && write.customerId === customerId,
  )
  const unknown = pending && !pending.sending
  return (
    <>
      <Button
        className="max-w-full"
        icon={<TicketPercent aria-hidden className="size-4" />}
        busy={pending?.sending ?? false}
        busyText={sendingText(pending, words.giving)}
        onClick={() => issue.mutate({ kind: 'issue', customerId, customer, programId, name })}
      >
        <span dir="auto" className="truncate">
          {unknown ? texts.retry : words.give(name)}
        </span>
      </Button>
      {unknown && <NoAnswer />}
    </>
  )
}
