import type { LegalText } from './legalText.ts'

/** The terms of the platform, for customers and for businesses. */
export const texts: LegalText = {
  title: 'Terms',
  since: 'November 2026',
  intro:
    'Regulars keeps loyalty cards for small shops. These terms are between you and whoever runs this site. They are short because the service is simple.',
  sections: [
    {
      heading: 'If you collect at a shop',
      paragraphs: [
        'The loyalty program is the shop’s. It decides what you collect, what a reward is and how long it is valid, and it owes you what it promised. We keep the record for both of you: every point, stamp and reward with the reason for it.',
        'Joining is free and you can leave at any time: ask the shop, or write to us. Points, stamps and rewards are not money and cannot be sold.',
        'Join with your own phone number. Whoever can read texts on that number, or knows your PIN, can open your card, so keep both to yourself. The shop may undo entries that were made by mistake or by fraud, and the card shows it.',
      ],
    },
    {
      heading: 'Texts and emails',
      paragraphs: [
        'A shop may send you offers and news only if you agreed to that channel, with a box that you ticked or by telling a member of staff. How many messages come varies with the shop. Message and data rates may apply. Carriers are not liable for delayed or undelivered messages.',
        'Reply STOP to any text to end texts from this service, from every shop that uses it; reply START to allow them again, HELP for help. Every marketing email has a link that ends them. Links to your card and sign-in codes are sent because you, or somebody with your number, asked for them.',
      ],
    },
    {
      heading: 'If you run a shop',
      paragraphs: [
        'Your plan and its limits are on the subscription page. Limits stop new things from being made; what exists goes on working, and your customers can always redeem what they earned.',
        'Your customers’ data is yours. Message only those who agreed, answer what they ask about their data, and keep the promises of your programs, also when you end one. You are responsible for what you write to them.',
        'You can stop at any time. Whoever sends unlawful messages, or tries to break the service or to read what belongs to others, can be suspended at once.',
      ],
    },
    {
      heading: 'What we promise and what not',
      paragraphs: [
        'We run the service with care and repair what breaks. We cannot promise that it is never interrupted or that every message arrives. We are liable for damage as the law where you live says; nothing here takes away rights that you cannot give up.',
        'If these terms change, the date above does too, and shops are told beforehand.',
      ],
    },
  ],
}
