import { useSuspenseQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { normaliseHex } from '#web/card/colour.ts'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { useFormat } from '../page/format.ts'
import { upgradeOf } from '../page/UpgradeLink.tsx'
import { useProgramWords } from '../programs/form/ProgramFields.tsx'
import { readTyped } from '../programs/form/readTyped.ts'
import { TypedFields } from '../programs/form/TypedInput.tsx'
import { useSession } from '../session/session.ts'
import { texts as settings } from '../settings/texts.ts'
import { type Fields, fillIn, inputsOf } from './fields.ts'
import { presets, type Trade, typeOf, type Way, ways } from './presets.ts'
import { Results } from './Results.tsx'
import { Suggestions } from './Suggestions.tsx'
import { type SetupView, useFinishSetup } from './setupQuery.ts'
import { suggestionsQuery } from './suggestionsQuery.ts'
import { texts } from './texts.ts'
import type { Answering } from './useAnswers.ts'
import { type SetupFields, useSetupForm } from './useSetupForm.ts'
import { wantedFrom } from './wantedFrom.ts'

const cards = ways.map((value) => {
  const { label, text } = texts.way.choices[value]
  return { value, label, description: text }
})

type SetupFormProps = { view: SetupView; answering: Answering; trade: Trade }

/** The second and third question, what they make, and the button that makes it. */
export default function SetupForm({ view, answering, trade }: SetupFormProps) {
  const { answers, answer } = answering
  const { business } = useSession()
  const way = answers.way ?? presets[trade].way
  const typed = answers.typed ?? {}
  const { data: suggestions } = useSuspenseQuery(suggestionsQuery(business.language))
  const fields = fillIn({ trade, way }, typed, { ...business, welcome: view.welcome, suggestions })
  const form = useSetupForm(fields, typed, (name, value) => answer({ typed: { ...typed, [name]: value } }))
  const { finish, failure, submit } = useFinish({ view, way, fields, form, answering })
  const ofProgram = useProgramWords(typeOf[way], {})
  const { label, hint, price } = texts.reward
  return (
    <div className="mt-6 flex flex-col gap-6">
      <RadioCards
        legend={texts.way.question}
        name="way"
        columns={3}
        cards={cards}
        value={way}
        onChange={(chosen: Way) => answer({ way: chosen })}
      />
      <form noValidate ref={form.ref} onSubmit={submit} className="flex flex-col gap-6">
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold text-sm">{texts.reward.question}</legend>
          {way !== 'visits' && (
            <Suggestions
              of={suggestions[trade].rewards}
              language={business.language}
              chosen={fields.reward}
              onChoose={(reward) => form.change('reward', reward)}
            />
          )}
          <TypedFields
            inputs={inputsOf[way]}
            words={{ ...ofProgram, reward: { label, hint }, points_price: price }}
            form={form}
          />
        </fieldset>
        <Results view={view} way={way} fields={fields} form={form} />
        <RefusalBanner message={failure?.message} upgrade={upgradeOf(failure)} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={finish.isPending}
            busyText={texts.finishing}
            className="max-sm:w-full"
          >
            {texts.finish}
          </Button>
          <p className="text-muted text-sm">{texts.later}</p>
        </div>
      </form>
    </div>
  )
}

type Finishing = { view: SetupView; way: Way; fields: Fields; form: SetupFields; answering: Answering }

function useFinish({ view, way, fields, form, answering }: Finishing) {
  const finish = useFinishSetup(({ qr_code }, { program }) =>
    answering.finish({ program: program.name, qr_code }),
  )
  const { number } = useFormat()
  const { show } = useToast()
  const [failure, setFailure] = useState<Error>()
  const refused = (error: Error) => {
    if (error instanceof ApiError && error.details.reason === 'set_up') {
      show({ tone: 'info', title: texts.exists, description: error.message })
      return answering.forget()
    }
    if (!(error instanceof ApiError && form.refuse(error.fields))) setFailure(error)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (finish.isPending) return
    setFailure(undefined)
    const { values, wrong } = readTyped(inputsOf[way], fields, number)
    const brand_color = normaliseHex(fields.brand_color)
    if (!brand_color) wrong.brand_color = settings.noColor
    if (form.refuse(wrong)) return
    finish.mutate(wantedFrom(way, values, { ...fields, brand_color: brand_color! }, view.welcome), {
      onError: refused,
    })
  }
  return { finish, failure, submit }
}
