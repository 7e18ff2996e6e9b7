import type { Block, SimpleBlock, Span } from './block.ts'

/** A mail to begin with, which a business adapts. */
export type Starter = {
  id: string
  name: string
  /** The occasion to send it. */
  about: string
  trigger_type: 'welcome' | 'promotional' | 'reward' | 'birthday' | 'custom'
  subject: string
  blocks: Block[]
}

const bold = (text: string): Span => ({ text, bold: true })
const heading = (text: string, size: 'large' | 'medium' = 'large') => ({
  kind: 'heading' as const,
  text,
  size,
})
/** Each argument is a paragraph. */
const text = (...paragraphs: (string | (string | Span)[])[]) => ({
  kind: 'text' as const,
  paragraphs: paragraphs.map((one) =>
    (Array.isArray(one) ? one : [one]).map((span) => (typeof span === 'string' ? { text: span } : span)),
  ),
})
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

/** Mails to begin with. None promises what a business may not give, and each reads well as plain text. */
export const starters: readonly Starter[] = [
  {
    id: 'welcome',
    name: 'Welcome',
    about: 'To whoever has just joined',
    trigger_type: 'welcome',
    subject: 'Welcome to {business_name}',
    blocks: [
      heading('Welcome, {firstName}!'),
      text('Thank you for joining us at {business_name}. From now on every visit counts.', [
        'At the till, ',
        bold('just give your phone number'),
        '. There is nothing to carry and nothing to print.',
      ]),
      card,
      toCard('See your card'),
      divider,
      heading('Good to know', 'medium'),
      columns(
        [text([bold('Collect')], 'We add what you earn to your card each time you come by.')],
        [text([bold('Enjoy')], 'When a reward is yours, we write to you. Show it on your next visit.')],
      ),
      footer('Any questions? Just answer this e-mail, or ask us at the till.'),
    ],
  },
  {
    id: 'reward',
    name: 'Your reward',
    about: 'When somebody has earned a reward',
    trigger_type: 'reward',
    subject: 'A reward is waiting for you at {business_name}',
    blocks: [
      heading('This one is on us, {firstName}'),
      text('You have earned a reward at {business_name}. Thank you for coming back to us.'),
      reward,
      text(['On your next visit, ', bold('show the code at the till'), '. That is all.']),
      toCard('See all your rewards'),
      footer('Each code works once. How long it is good for stands on your card.'),
    ],
  },
  {
    id: 'milestone',
    name: 'You did it',
    about: 'When somebody has reached a number of points or visits',
    trigger_type: 'custom',
    subject: '{firstName}, look how far you have come',
    blocks: [
      heading('Look how far you have come!'),
      text('Hi {firstName}, you keep coming back to {business_name}. We noticed, and it made our day.'),
      card,
      text(
        'Some of our regulars save up for something special, others treat themselves right away. What you do is up to you.',
      ),
      reward,
      toCard('See what you can get'),
      footer('Thank you for being one of our regulars.'),
    ],
  },
  {
    id: 'birthday',
    name: 'Birthday',
    about: 'On somebody’s birthday, or some days before',
    trigger_type: 'birthday',
    subject: 'Happy birthday, {firstName}!',
    blocks: [
      heading('Happy birthday, {firstName}!'),
      text(
        'Today is your day, and everyone at {business_name} wishes you a wonderful one.',
        'Come by and celebrate with us, and bring somebody you like.',
      ),
      reward,
      toCard('See your card'),
      footer('With best wishes from all of us.'),
    ],
  },
  {
    id: 'miss-you',
    name: 'We miss you',
    about: 'To somebody who has not come for a while',
    trigger_type: 'custom',
    subject: 'It has been a while, {firstName}',
    blocks: [
      heading('We have missed you'),
      text(
        'Hi {firstName}, it has been a while since we last saw you at {business_name}, and we would love to have you back.',
        'What you have collected is still here:',
      ),
      card,
      reward,
      text('Is there something that we could do better? Just answer this e-mail. We read every word.'),
      toCard('See your card'),
    ],
  },
  {
    id: 'news',
    name: 'News',
    about: 'When there is something new',
    trigger_type: 'promotional',
    subject: 'New at {business_name}',
    blocks: [
      picture('What is new'),
      heading('There is something new'),
      text(
        'Hi {firstName}, we have been working on something, and now it is here.',
        'Tell in two or three sentences what it is, what makes it special, and since when one can have it.',
      ),
      divider,
      columns(
        [heading('First thing', 'medium'), text('One sentence that makes people curious.')],
        [heading('Second thing', 'medium'), text('Another one, just as short.')],
      ),
      toCard('See your card'),
      footer('Your card counts every visit. Come by and put it to good use.'),
    ],
  },
  {
    id: 'offer',
    name: 'An offer with a code',
    about: 'With a campaign that gives everybody a code of their own',
    trigger_type: 'promotional',
    subject: 'Something for you, {firstName}',
    blocks: [
      heading('A little thank you'),
      text([
        'Hi {firstName}, you have been good to us, so here is something for you. ',
        bold('This code is yours alone'),
        ', and it works once:',
      ]),
      reward,
      text('Show it at the till when you pay, on your phone or on paper, and we take care of the rest.'),
      space(8),
      toCard('See your card'),
      footer('The code cannot be paid out, and not be used together with another one.'),
    ],
  },
  {
    id: 'season',
    name: 'Season’s greetings',
    about: 'For spring, summer, the holidays or the new year',
    trigger_type: 'promotional',
    subject: 'The season is here, at {business_name} too',
    blocks: [
      picture('The season at our shop'),
      heading('Our favorite time of the year'),
      text(
        'Hi {firstName}, the season is changing, and so is what you find with us.',
        'For the next few weeks we have things that we only make at this time of the year. When they are gone, they are gone.',
      ),
      columns(
        [text([bold('To share')], 'Something for the whole table.')],
        [text([bold('To give')], 'A present that nobody expects.')],
        [text([bold('To keep')], 'For yourself. You have earned it.')],
      ),
      toCard('See your card'),
      footer('We wish you and yours a good time, and hope to see you soon.'),
    ],
  },
  {
    id: 'hours',
    name: 'Opening hours or an event',
    about: 'When your hours change, or when you invite people',
    trigger_type: 'promotional',
    subject: 'Our new hours at {business_name}',
    blocks: [
      heading('We are open longer'),
      text(
        'Hi {firstName}, many of you have asked for it. From next Monday on you find us here at these times:',
      ),
      columns(
        [text([bold('Monday to Friday')], '8 in the morning to 7 in the evening')],
        [text([bold('Saturday and Sunday')], '9 in the morning to 5 in the afternoon')],
      ),
      divider,
      heading('And a date to keep', 'medium'),
      text(
        'On the first evening we have something to taste for everybody who comes by.',
        'No need to tell us before. Bring a friend, and bring time.',
      ),
      toCard('See your card'),
    ],
  },
  {
    id: 'thanks',
    name: 'Thank you',
    about: 'After a visit, to ask what people think',
    trigger_type: 'custom',
    subject: 'Thank you for coming, {firstName}',
    blocks: [
      heading('Thank you for coming by'),
      text(
        'Hi {firstName}, it was good to see you at {business_name}.',
        [
          'A small shop lives from what people tell each other. If you liked it, ',
          bold('leave us a few words'),
          ' where you look for places yourself, on the map or on our page. It takes a minute and helps us a lot.',
        ],
        'And if something was not right, tell us first: just answer this e-mail, and we will put it right.',
      ),
      card,
      footer('See you next time. We look forward to it.'),
    ],
  },
]
