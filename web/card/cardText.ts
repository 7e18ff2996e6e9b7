/** Sizes that grow with the card and stay legible when it is small. */
export const cardText = {
  caption: 'text-[length:max(0.75rem,3.4cqi)] leading-snug',
  body: 'text-[length:max(0.8125rem,4cqi)] leading-snug',
  title: 'text-[length:max(1rem,5.4cqi)] leading-tight',
}
