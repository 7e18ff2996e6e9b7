/** Sizes that grow with the card and stay legible when it is small. */
export const cardText = {
  caption: 'text-[length:max(0.75rem,3.4cqi)] leading-snug',
  body: 'text-[length:max(0.8125rem,4cqi)] leading-snug',
  title: 'text-[length:max(1rem,5.4cqi)] leading-tight',
}

/** Drawings run the other way in right-to-left pages; the letters and figures in them don't turn. */
export const unmirrored = 'origin-center [transform-box:fill-box] rtl:-scale-x-100'
