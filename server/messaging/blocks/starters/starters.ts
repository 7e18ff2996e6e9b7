import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Block, SimpleBlock, Span } from '../block.ts'
import { textsIn } from './textsIn.ts'

/** A mail to begin with, which a business adapts. */
export type Starter = {
  id: Id
  name: string
  /** The occasion to send it. */
  about: string
  trigger_type: 'welcome' | 'promotional' | 'reward' | 'birthday' | 'custom'
  subject: string
  blocks: Block[]
}
type Texts = (typeof textsIn)[PageLanguage]
type Id = Exclude<keyof Texts, 'seeCard'>

/** '**' stands around bold words. */
const spans = (words: string): Span[] =>
  words
    .split('**')
    .map((text, n): Span => (n % 2 === 1 ? { text, bold: true } : { text }))
    .filter(({ text }) => text !== '')

const heading = (text: string, size: 'large' | 'medium' = 'large') => ({
  kind: 'heading' as const,
  text,
  size,
})
/** Each argument is a paragraph. */
const text = (...paragraphs: string[]) => ({ kind: 'text' as const, paragraphs: paragraphs.map(spans) })
const toCard = (label: string) => ({ kind: 'button' as const, label, leads_to: 'card' as const })
const picture = (alt: string) => ({
  ...{ kind: 'picture' as const, picture_id: null, alt, link: null, width: 100 as const },
})
const footer = (...paragraphs: string[]) => ({ ...text(...paragraphs), kind: 'footer' as const })
const columns = (...beside: SimpleBlock[][]) => ({ kind: 'columns' as const, columns: beside })
const space = (height: 8 | 16 | 32) => ({ kind: 'spacer' as const, height })
const divider = { kind: 'divider' as const }
const card = { kind: 'card' as const }
const reward = { kind: 'reward' as const }

const blocksOf: { [One in Id]: (t: Texts[One], seeCard: string) => Block[] } = {
  welcome: (t, seeCard) => [
    heading(t.title),
    text(t.thanks, t.till),
    card,
    toCard(seeCard),
    divider,
    heading(t.goodToKnow, 'medium'),
    columns([text(...t.collect)], [text(...t.enjoy)]),
    footer(t.questions),
  ],
  reward: (t) => [
    heading(t.title),
    text(t.earned),
    reward,
    text(t.how),
    toCard(t.seeRewards),
    footer(t.once),
  ],
  milestone: (t) => [
    heading(t.title),
    text(t.noticed),
    card,
    text(t.choice),
    reward,
    toCard(t.see),
    footer(t.thanks),
  ],
  birthday: (t, seeCard) => [heading(t.title), text(...t.wishes), reward, toCard(seeCard), footer(t.from)],
  'miss-you': (t, seeCard) => [
    heading(t.title),
    text(...t.while),
    card,
    reward,
    text(t.better),
    toCard(seeCard),
  ],
  news: (t, seeCard) => [
    picture(t.picture),
    heading(t.title),
    text(...t.told),
    divider,
    columns(
      [heading(t.first.title, 'medium'), text(t.first.text)],
      [heading(t.second.title, 'medium'), text(t.second.text)],
    ),
    toCard(seeCard),
    footer(t.use),
  ],
  offer: (t, seeCard) => [
    heading(t.title),
    text(t.yours),
    reward,
    text(t.how),
    space(8),
    toCard(seeCard),
    footer(t.rules),
  ],
  season: (t, seeCard) => [
    picture(t.picture),
    heading(t.title),
    text(...t.told),
    columns([text(...t.share)], [text(...t.give)], [text(...t.keep)]),
    toCard(seeCard),
    footer(t.wishes),
  ],
  hours: (t, seeCard) => [
    heading(t.title),
    text(t.asked),
    columns([text(...t.week)], [text(...t.weekend)]),
    divider,
    heading(t.date, 'medium'),
    text(...t.evening),
    toCard(seeCard),
  ],
  thanks: (t) => [heading(t.title), text(...t.told), card, footer(t.next)],
}

/** Title and description of each for the team, in the order in which they are shown. */
const shown: Pick<Starter, 'id' | 'name' | 'about' | 'trigger_type'>[] = [
  { id: 'welcome', name: 'Welcome', about: 'To whoever has just joined', trigger_type: 'welcome' },
  { id: 'reward', name: 'Your reward', about: 'When somebody has earned a reward', trigger_type: 'reward' },
  {
    id: 'milestone',
    name: 'You did it',
    about: 'When somebody has reached a number of points or visits',
    trigger_type: 'custom',
  },
  {
    id: 'birthday',
    name: 'Birthday',
    about: 'On somebody’s birthday, or some days before',
    trigger_type: 'birthday',
  },
  {
    id: 'miss-you',
    name: 'We miss you',
    about: 'To somebody who has not come for a while',
    trigger_type: 'custom',
  },
  { id: 'news', name: 'News', about: 'When there is something new', trigger_type: 'promotional' },
  {
    id: 'offer',
    name: 'An offer with a code',
    about: 'With a campaign that gives everybody a code of their own',
    trigger_type: 'promotional',
  },
  {
    id: 'season',
    name: 'Season’s greetings',
    about: 'For spring, summer, the holidays or the new year',
    trigger_type: 'promotional',
  },
  {
    id: 'hours',
    name: 'Opening hours or an event',
    about: 'When your hours change, or when you invite people',
    trigger_type: 'promotional',
  },
  {
    id: 'thanks',
    name: 'Thank you',
    about: 'After a visit, to ask what people think',
    trigger_type: 'custom',
  },
]

/**
 * Mails to begin with, in a language. None promises what a business may not give, and each reads well as plain text.
 */
export const startersIn = (language: PageLanguage): Starter[] =>
  shown.map((one) => {
    const { seeCard, ...texts } = textsIn[language]
    const { [one.id]: words } = texts
    const blocks = blocksOf[one.id] as (t: typeof words, seeCard: string) => Block[]
    return { ...one, subject: words.subject, blocks: blocks(words, seeCard) }
  })
