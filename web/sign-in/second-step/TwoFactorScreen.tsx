import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SubmitForm } from '#web/console/forms/SubmitForm.tsx'
import { useSubmit } from '#web/console/forms/useSubmit.ts'
import { useEnter } from '#web/console/session/enterAndLeave.ts'
import { takeWanted } from '#web/console/session/wantedPlace.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { EntranceLayout, footerLinkClass } from '../EntranceLayout.tsx'
import { texts } from '../texts.ts'
import { Unreachable } from '../Unreachable.tsx'
import { AppCodeField, isAppCode } from './AppCodeField.tsx'
import { challengeQuery, isOver, meetChallenge } from './challengeQuery.ts'

const words = texts.twoFactor

/** /login/two-factor: the second step of a sign-in, however it began. */
export default function TwoFactorScreen() {
  const query = useQuery(challengeQuery)
  const { data, error } = query
  if (data) return <Challenge />
  if (data === null)
    return (
      <EntranceLayout title={words.over} description={words.overText}>
        <div>
          <Link to="/login" className={buttonClass('primary', 'large')}>
            {words.again}
          </Link>
        </div>
      </EntranceLayout>
    )
  if (!error) return <Spinner fill="screen" text={texts.loading} />
  return <Unreachable title={words.unreachable} query={query} retry={words.retry} />
}

const route = getRouteApi('/login/two-factor')

function Challenge() {
  const { next } = route.useSearch()
  const [byBackup, setByBackup] = useState(false)
  const client = useQueryClient()
  const enter = useEnter()
  const { wrong, busy, startOver, ...form } = useSubmit(
    byBackup ? checkBackupCode : checkAppCode,
    async ({ code = '', remember }) => {
      try {
        await meetChallenge(code, remember === 'on')
      } catch (error) {
        if (isOver(error)) client.setQueryData(challengeQuery.queryKey, null)
        throw error
      }
      const kept = takeWanted()
      await enter(next ?? kept)
    },
  )
  const toggle = () => {
    startOver()
    setByBackup(!byBackup)
  }
  return (
    <EntranceLayout
      title={words.title}
      description={byBackup ? words.backupDescription : words.description}
      footer={words.lost}
    >
      <SubmitForm form={form}>
        <CodeField key={String(byBackup)} byBackup={byBackup} error={wrong.code} />
        <button type="button" onClick={toggle} className={`-mt-2 self-end ${footerLinkClass}`}>
          {byBackup ? words.useApp : words.useBackup}
        </button>
        <Checkbox name="remember" label={words.remember} hint={words.rememberHint} />
        <Button type="submit" variant="primary" size="large" busy={busy} busyText={words.busy}>
          {words.submit}
        </Button>
      </SubmitForm>
    </EntranceLayout>
  )
}

type Fields = Record<string, string>

const checkAppCode = ({ code = '' }: Fields): Fields => (isAppCode(code) ? {} : { code: words.codeMissing })

const checkBackupCode = ({ code = '' }: Fields): Fields => (code.trim() ? {} : { code: words.backupMissing })

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Takes the focus at once: nothing else is to be done first. */
function CodeField({ byBackup, error }: { byBackup: boolean; error: string | undefined }) {
  if (byBackup)
    return (
      <TextField
        ref={focus}
        label={words.backupCode}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="font-mono"
        error={error}
      />
    )
  return <AppCodeField ref={focus} label={words.code} hint={words.codeHint} error={error} />
}
