/** What stands for the name of a business that messages may not carry: within a sentence, and alone. */
export const texts = { business: 'our shop', alone: 'Our shop' }
