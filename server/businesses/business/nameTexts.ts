/** Words in place of a business's name that messages may not carry: within a sentence, and alone. */
export const texts = { business: 'our shop', alone: 'Our shop' }
