/** Words of the landing page that claim nothing: titles, labels, what a picture shows, and what others offer. */
export const labels = `
Regulars · Loyalty cards for small shops
The stamp card of an example café beside the words: Loyalty cards your guests never lose.
Skip to content
Main
Developers
Customer Portal
Sign In
Get Started
See how it works
Tap the card to stamp it
Full! Tap once more for a new card
Stamp the card
5 of 0 stamps
The card is full: a coffee on the house.
An example card
Small shop, short queue, long memory
Made for the counter
Five ways to say “come back soon”
The five kinds of cards
The shops on these cards are examples.
Stamp card
Points
Free item
Discount ladder
Rebate code
They scan. They’re in.
Scan this one: it takes you to your own sign-up.
QR code that leads to the sign-up of Regulars
The page that a guest sees after scanning, with an example shop: its card, a phone number, a button to join.
Example till
Nothing recorded yet
Their card, in their pocket
Texts that are welcome
Texts included, by plan
Plan
A month
Credits to begin with
Unlimited
Two example texts to a guest: a welcome and a reward.
Mail with the same manners
Mail that is welcome
The dashboard’s six figures, with example numbers.
For agencies, and for the platform’s own team
The 5 plan
Super admin
Start free. Grow when they come back.
Prices in short
What is in each plan
Most Popular
a month
Start Free
Start Trial
Email campaigns
MailChimp integration
White-label
Custom domain
Your data stays yours, and the door stays open
What happens to it
How you leave
Why shops choose Regulars
It keeps count honestly
It stays out of the way
It keeps shops apart
It keeps promises
Beside what you may know
Paper cards
Apps that guests install
Regulars
What a guest needs
A card in the wallet
The app, and an account in it
When it is lost
The stamps are gone
Install it and sign in again
Who comes back
Nobody counts
Known for those with the app
A word to guests
At the counter
To those who kept the app
Loyalty for small shops
More
Terms
Privacy
Security
Example
`
  .trim()
  .split('\n')
