import { nameInMessages } from '#server/businesses/business/index.ts'
import { mentionsRates, plainTypography } from '#server/messaging/templates/index.ts'
import { textedCountry } from '#server/platform/contact/phone.ts'
import type { Log } from '#server/platform/log/log.ts'
import { countAttempt, type RateLimit } from '#server/platform/rate-limits/index.ts'
import { formatList, localeIn, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import type { Services } from '#server/services.ts'
import type { Keyword } from '../tables.ts'
import { textsIn } from '../textsIn.ts'
import { answerLanguage } from './answerLanguage.ts'
import { type InboundText, keepReply } from './keepReply.ts'
import { readReply } from './replyWords.ts'
import { businessesKnowing, type PhoneContext, startTexting, stopTexting } from './stopTexting.ts'

const LONGEST_WORDING = 500
const MOST_BUSINESSES_NAMED = 3
/** Each answer costs a text; a phone that asks more is a machine, and perhaps one that answers ours. */
const ANSWERS: RateLimit = { limit: 10, windowSeconds: 24 * 3600 }

/**
 * Obeys STOP, START and HELP, and keeps the text for the business that it belongs to, in one transaction.
 * @returns the answer to text back, or null
 */
export function receiveText(services: Services, text: InboundText): Promise<string | null> {
  return services.database.transaction({}, async (tx) => {
    const { clock, jobs, keyring, publicUrl, canText, textLimits } = services
    const actor = { kind: 'anonymous', ipAddress: null } as const
    const from = { actor, address: null, device: null, language: 'en' } as const
    const ctx = { ...from, tx, now: clock.now(), jobs, keyring, publicUrl, canText, textLimits }
    const said = await obey(ctx, services.log, text)
    return said !== null && !text.obeyed && (await mayAnswer(ctx, text.from)) ? said : null
  })
}

/** Counts an answer; false once the phone has had its day's. What it asked is obeyed all the same. */
const mayAnswer = ({ tx, keyring, now }: PhoneContext, phone: string): Promise<boolean> =>
  countAttempt(tx, `keyword answers:${keyring.hash(phone)}`, ANSWERS, now)

async function obey(ctx: PhoneContext, log: Log, text: InboundText): Promise<string | null> {
  const { from, sender, body } = text
  const words = body.slice(0, LONGEST_WORDING)
  // The text is kept last: what is asked of all businesses comes before a row of one is written.
  // A STOP that the carrier has obeyed ends texts here, too, in whatever words it came.
  switch (text.obeyed ?? readReply(body)) {
    case 'stop': {
      const known = await businessesKnowing(ctx.tx, from)
      const isNews = await stopTexting(ctx, { phone: from, sender, words }, known)
      const said = isNews ? textsIn[await answerLanguage(ctx, text)].stopped : null
      await keep(ctx, log, text, 'stop')
      return said
    }
    case 'start':
      if (await startTexting(ctx, { phone: from, words })) {
        const texts = textsIn[await answerLanguage(ctx, text)]
        await keep(ctx, log, text, 'start')
        return texts.started(ratesOf(texts, from))
      }
      // Where nothing was stopped, a 'yes' answers what the business wrote.
      return text.obeyed ? null : keep(ctx, log, text)
    case 'help': {
      const said = await helpFor(ctx, text, await namesOfSenders(ctx, from))
      await keep(ctx, log, text, 'help')
      return said
    }
    case 'other':
      return keep(ctx, log, text)
  }
}

/**
 * Keeps a text. One that belongs to no business stays with the provider: our log says that it came, and neither from
 * whom nor what.
 */
async function keep(ctx: PhoneContext, log: Log, text: InboundText, keyword?: Keyword): Promise<null> {
  if (!(await keepReply(ctx, text, keyword))) log.info({ text: text.id }, 'a text that answers no shop')
  return null
}

/** The names of the businesses that may text a phone. */
async function namesOfSenders(ctx: PhoneContext, phone: string): Promise<string[]> {
  const names = (await businessesKnowing(ctx.tx, phone)).map((business) =>
    plainTypography(nameInMessages(business, '')),
  )
  return [...new Set(names)].filter(Boolean).slice(0, MOST_BUSINESSES_NAMED)
}

async function helpFor(ctx: PhoneContext, text: InboundText, names: string[]): Promise<string> {
  const language = await answerLanguage(ctx, text)
  const texts = textsIn[language]
  const from = names.length > 0 ? formatList(names, localeIn(PLATFORM_LOCALE, language)) : texts.senders
  return texts.help(from, `${ctx.publicUrl}/customer/login`, ratesOf(texts, text.from))
}

const ratesOf = ({ rates }: { rates: string }, phone: string): string =>
  mentionsRates(textedCountry(phone) ?? '') ? rates : ''
