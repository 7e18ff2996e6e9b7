import type { Stage } from '../stage/stage.ts'

const person = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' }

/** Fetches the picture that reports the opening, and the first link, as a person’s mail program does. */
export async function opensAndFollows({ server }: Stage, email: string, subject: string): Promise<void> {
  const answer = await fetch(`${server.inboxUrl}/messages.json?email=${encodeURIComponent(email)}`)
  const { mails } = (await answer.json()) as { mails: { subject: string; html: string }[] }
  const { html } = mails.find((mail) => mail.subject === subject)!
  for (const ours of [/http[^"]+\/o\/[\w-]+/, /http[^"]+\/l\/[\w-]+/])
    await fetch(ours.exec(html)![0], { headers: person, redirect: 'manual' })
}
