import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mailings } from '#server/admin/contract.ts'
import { useForm } from '#web/console/forms/useForm.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { format } from '../format.ts'
import { ReasonForm } from '../reasons/ReasonForm.tsx'
import { mailingsQuery, useSettleMailing } from './mailingQueries.ts'
import { mailingTexts as words } from './mailingTexts.ts'

type Asked = {
  kind: 'release' | 'refuse' | 'go on'
  business_id: string
  campaign_id?: string
  host?: string
  name: string
}

/**
 * Mailings and links that wait for review, businesses whose marketing mail is stopped, and a warning if bounces don't
 * arrive.
 */
export default function MailWatch() {
  const { data } = useQuery(mailingsQuery)
  const [asked, setAsked] = useState<Asked>()
  if (!data) return null
  const { waiting, links, stopped, bounces_arrive } = data
  return (
    <>
      {!bounces_arrive && <Banner title={words.noBounces}>{words.noBouncesText}</Banner>}
      {waiting.length + links.length + stopped.length > 0 && (
        <Card title={words.title} description={words.description}>
          <ul className="flex flex-col divide-y divide-line">
            {waiting.map((one) => (
              <Waiting key={one.id} one={one} asked={asked} onAsk={setAsked} />
            ))}
            {links.map((one) => (
              <Linked key={`${one.business_id} ${one.host}`} one={one} asked={asked} onAsk={setAsked} />
            ))}
            {stopped.map((one) => (
              <Stopped key={one.business_id} one={one} asked={asked} onAsk={setAsked} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

type RowProps<One> = { one: One; asked: Asked | undefined; onAsk: (asked: Asked | undefined) => void }

function Waiting({ one, asked, onAsk }: RowProps<Mailings['waiting'][number]>) {
  const of = { business_id: one.business_id, campaign_id: one.id, name: one.name }
  return (
    <li className="flex flex-col gap-3 py-4">
      <Company {...one} />
      <p className="text-muted text-sm">
        {words.waits(one.name, format.dateTime(one.since), format.list(one.hosts))}
      </p>
      {one.texts.map((text) => (
        <Quoted key={`${text.subject}${text.body}`} {...text} />
      ))}
      <Answer of={of} asked={asked?.campaign_id === one.id ? asked : undefined} onAsk={onAsk} />
    </li>
  )
}

function Linked({ one, asked, onAsk }: RowProps<Mailings['links'][number]>) {
  const of = { business_id: one.business_id, host: one.host, name: one.host }
  const isAsked = asked?.host === one.host && asked.business_id === one.business_id
  return (
    <li className="flex flex-col gap-3 py-4">
      <Company {...one} />
      <p className="wrap-anywhere text-muted text-sm">{words.leads(one.host, format.dateTime(one.since))}</p>
      <Quoted {...one} />
      <Answer of={of} asked={isAsked ? asked : undefined} onAsk={onAsk} />
    </li>
  )
}

const Company = ({ company_name, email }: { company_name: string; email: string }) => (
  <p>
    <strong dir="auto">{company_name}</strong> <span className="text-muted">{email}</span>
  </p>
)

const Quoted = ({ subject, body }: { subject: string; body: string }) => (
  <blockquote
    dir="auto"
    className="wrap-anywhere max-h-64 overflow-auto whitespace-pre-wrap rounded-lg bg-quiet p-3 text-sm"
  >
    <strong>{subject}</strong>
    {`\n${body}`}
  </blockquote>
)

type AnswerProps = {
  of: Omit<Asked, 'kind'>
  asked: Asked | undefined
  onAsk: (asked: Asked | undefined) => void
}

function Answer({ of, asked, onAsk }: AnswerProps) {
  if (asked) return <Reason asked={asked} onClose={() => onAsk(undefined)} />
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => onAsk({ ...of, kind: 'release' })}>
        {words.release}
        <About>{of.name}</About>
      </Button>
      <Button onClick={() => onAsk({ ...of, kind: 'refuse' })}>
        {words.refuse}
        <About>{of.name}</About>
      </Button>
    </div>
  )
}

function Stopped({ one, asked, onAsk }: RowProps<Mailings['stopped'][number]>) {
  const isAsked = asked?.kind === 'go on' && asked.business_id === one.business_id
  return (
    <li className="flex flex-col gap-3 py-4">
      <Company {...one} />
      <p className="text-muted text-sm">
        {(one.to_strangers_alone ? words.stoppedToStrangers : words.stopped)(format.dateTime(one.since))}
      </p>
      {isAsked ? (
        <Reason asked={asked} onClose={() => onAsk(undefined)} />
      ) : (
        <Button
          className="self-start"
          onClick={() => onAsk({ kind: 'go on', business_id: one.business_id, name: one.company_name })}
        >
          {words.goOn}
        </Button>
      )}
    </li>
  )
}

function Reason({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const form = useForm(() => ({ reason: '' }))
  const save = useSettleMailing()
  const { kind, business_id, campaign_id, host } = asked
  return (
    <ReasonForm
      form={form}
      save={save}
      read={(reason) => ({ kind, business_id, campaign_id, host, reason })}
      onDone={onClose}
      onCancel={onClose}
      variant={kind === 'refuse' ? 'danger' : 'primary'}
      words={{ ...words.form, act: words.acts[kind] }}
    />
  )
}
