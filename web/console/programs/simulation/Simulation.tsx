import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProgramType } from '#server/loyalty/programs/config.ts'
import { minorDigits } from '#server/platform/money/minorDigits.ts'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useFormat } from '../../page/format.ts'
import { readMoney } from '../../page/typedMoney.ts'
import { useSession } from '../../session/session.ts'
import { programInputs } from '../form/programInputs.ts'
import { readTyped } from '../form/readTyped.ts'
import type { TypedForm } from '../form/typed.ts'
import { SimulationResult } from './SimulationResult.tsx'
import { texts } from './texts.ts'

type SimulationProps = {
  type: ProgramType
  form: TypedForm
  /** The edited program; undefined for a new one. */
  programId?: string | undefined
}

/** Tries the form's rules on the last twelve months before they are saved; offered if there is something to replay. */
export default function Simulation(props: SimulationProps) {
  const { data } = useQuery({
    queryKey: ['programs', 'simulation'],
    queryFn: () => call(app.programs.simulation.$get()),
  })
  return data?.possible ? <Offer {...props} /> : null
}

function Offer({ type, form, programId }: SimulationProps) {
  const { number } = useFormat()
  const { currency } = useSession().business
  const [cost, setCost] = useState('')
  const [wrongCost, setWrongCost] = useState(false)
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: ({ json }: { json: Asked; of: string }) => call(app.programs.preview.$post({ json })),
  })
  const asksCost = type === 'stamp_card' || type === 'free_item'
  const typed = JSON.stringify([form.typed, cost])

  const run = () => {
    const { values, wrong } = readTyped(programInputs(type, form.typed), form.typed, number)
    // The name does not matter here.
    const { name: _name, ...wrongRules } = wrong
    if (form.refuse(wrongRules)) return
    const rewardCost = cost.trim() ? readMoney(cost, minorDigits(currency)) : undefined
    setWrongCost(cost.trim() !== '' && rewardCost === undefined)
    if (cost.trim() && rewardCost === undefined) return
    const { name: _typedName, ...config } = values
    mutate({ json: { type, config, program_id: programId, reward_cost: rewardCost }, of: typed })
  }
  return (
    <section aria-labelledby="rehearsal" className="mt-8 border-line border-t pt-6">
      <h3 id="rehearsal" className="font-semibold">
        {texts.title}
      </h3>
      <p className="mt-1 mb-4 max-w-prose text-pretty text-muted">{texts.offer}</p>
      <div className="flex flex-wrap items-start gap-4">
        {asksCost && (
          <div className="w-full max-w-72">
            <TextField
              label={texts.cost.label}
              hint={texts.cost.hint}
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              suffix={currency}
              value={cost}
              error={wrongCost ? texts.cost.unreadable : undefined}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // Otherwise Enter would save the form around it.
                event.preventDefault()
                if (!isPending) run()
              }}
              onChange={({ target }) => {
                setCost(target.value)
                setWrongCost(false)
              }}
            />
          </div>
        )}
        <Button className={asksCost ? 'sm:mt-7' : ''} busy={isPending} busyText={texts.busy} onClick={run}>
          {data ? texts.again : texts.run}
        </Button>
      </div>
      <div aria-live="polite" className="mt-4">
        {error && !isPending && <p className="text-danger-text">{texts.failed(error.message)}</p>}
        {data && variables?.of !== typed && <p className="mb-3 font-semibold">{texts.outdated}</p>}
        {data && <SimulationResult type={type} simulation={data} asksCost={asksCost} />}
      </div>
    </section>
  )
}

type Asked = {
  type: ProgramType
  config: Record<string, unknown>
  program_id?: string | undefined
  reward_cost?: number | undefined
}
