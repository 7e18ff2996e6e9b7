import type { AccountView } from '#server/identity/accounts/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { useSaveName } from './accountQuery.ts'
import { texts } from './texts.ts'

const words = texts.profile

/** The person's name, to edit. */
export function ProfileCard({ account }: { account: AccountView }) {
  const save = useSaveName()
  const { show } = useToast()
  const { wrong, busy, ...form } = useSubmit(checkName, async ({ name = '' }) => {
    await save(name)
    show({ tone: 'success', title: words.saved })
  })
  return (
    <Card title={words.title}>
      <SubmitForm form={form} className="flex flex-col gap-4">
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          defaultValue={account.name}
          maxLength={120}
          hint={words.hint}
          error={wrong.name}
        />
        <div>
          <Button type="submit" busy={busy} busyText={words.saving}>
            {words.save}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  )
}

const checkName = ({ name = '' }: Record<string, string>): Record<string, string> =>
  name.trim() ? {} : { name: words.missing }
