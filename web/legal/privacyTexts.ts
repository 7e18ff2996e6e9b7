import type { LegalText } from './legalText.ts'

/** The data that the platform stores about people, the reasons, and people's rights. */
export const texts: LegalText = {
  title: 'Privacy',
  since: 'November 2026',
  intro:
    'When you join a shop’s loyalty program, the shop decides what happens with your data and we keep it on the shop’s behalf. For the accounts of shops and the running of this site, whoever runs it decides. No data is sold, there is no advertising here, and no other company’s script watches you on these pages.',
  sections: [
    {
      heading: 'What is kept about guests',
      paragraphs: [
        'Your phone number, and what you chose to add: name, email, birthday, and a PIN, of which only a scrambled form is stored that cannot be read back.',
        'What you collect and redeem: visits, purchase amounts, points, stamps and rewards, with the time and who entered them.',
        'What you agreed to: the exact words, the time, and the internet address that the form was sent from. Messages sent to you, and whether they arrived. If the shop has it switched on, its emails contain an image that tells when they are opened.',
      ],
    },
    {
      heading: 'Why',
      paragraphs: [
        'To keep your card and honor your rewards (the agreement between you and the shop); to send offers and news where you agreed, until you withdraw it; to prove consent where the law asks for proof; and to keep the service safe from abuse.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'The shop and its staff. The companies that deliver texts and emails get the number or address and the message; they deliver it and do nothing else with it. A shop may keep a mailing list with Mailchimp: then Mailchimp gets the name, email address and programs of guests who agreed to emails, and learns when they leave. Shops’ payments are handled by a payment company that sees no guest data.',
        'Phone numbers and the consent to texts are not shared with third parties for their own marketing.',
        'One shop never sees what another keeps about you. Two things hold across shops, because texts come from one number: a STOP, and the sign-in to your cards with your phone.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'One that remembers for half an hour that you opened a sign-up page, so that a visit counts once; it holds nothing about you. One that keeps you signed in, if you sign in. No others. When you look at your cards, your own device keeps them as they were last, so that you can see them offline.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'As long as you are a customer of the shop. Asked to erase you, the shop removes your name, number, email and birthday everywhere; what remains are entries of points and visits that belong to nobody. Links and codes that we text you expire by themselves, links within a week.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, correct, take with you or erase your data, and withdraw any consent: ask the shop, or write to us and we help. You can also complain to the data protection authority where you live.',
      ],
    },
  ],
}
