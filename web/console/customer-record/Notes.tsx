import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import type { EditableCustomer } from '#server/surfaces/customer-record/contract.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { useEditCustomer } from './recordQuery.ts'
import { texts } from './texts.ts'
import { newerCustomer } from './typedCustomer.ts'

const StaleNotice = lazy(() => import('../forms/StaleNotice.tsx'))

const words = texts.notes

/** What staff want to remember; two who write at once see each other's words. */
export function Notes({ customer }: { customer: EditableCustomer }) {
  const { show } = useToast()
  const [opened, setOpened] = useState(customer)
  const [typed, setTyped] = useState(customer.notes ?? '')
  const [newer, setNewer] = useState<EditableCustomer>()
  const save = useEditCustomer(customer.id)
  const isDirty = typed.trim() !== (opened.notes ?? '')
  // What came in meanwhile is taken over while nothing is typed over it.
  if (customer.version > opened.version && !isDirty && !newer) {
    setOpened(customer)
    setTyped(customer.notes ?? '')
  }
  const send = (version: number) =>
    save.mutate(
      { version, notes: typed },
      {
        onSuccess: (saved) => {
          setOpened(saved)
          setTyped(saved.notes ?? '')
          setNewer(undefined)
          show({ tone: 'success', title: words.saved })
        },
        onError: (error) => {
          const now = newerCustomer(error)
          if (!now) return
          // Somebody changed the customer, but not the notes: nothing to ask about.
          if (now.notes === opened.notes) send(now.version)
          else setNewer(now)
        },
      },
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!save.isPending && isDirty) send(newer?.version ?? opened.version)
  }
  const error = save.error && !newerCustomer(save.error) ? save.error.message : undefined
  return (
    <Card title={words.title}>
      <LeaveGuard unsaved={isDirty} />
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          label={words.label}
          hint={words.hint}
          error={error}
          maxLength={5000}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {newer && (
          <Suspense>
            <StaleNotice
              changes={[{ label: words.title, before: opened.notes ?? '', now: newer.notes ?? '' }]}
              onTake={() => {
                setOpened(newer)
                setNewer(undefined)
              }}
              onDrop={() => {
                setOpened(newer)
                setTyped(newer.notes ?? '')
                setNewer(undefined)
              }}
            />
          </Suspense>
        )}
        {isDirty && !newer && (
          <Button type="submit" className="self-start" busy={save.isPending} busyText={words.saving}>
            {words.save}
          </Button>
        )}
      </form>
    </Card>
  )
}
