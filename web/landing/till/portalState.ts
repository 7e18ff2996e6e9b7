const states = [...document.querySelectorAll<HTMLTemplateElement>('template[data-stamps]')]

/** The portal's sentence and card with this number of stamps, as new elements. */
export const portalState = (stamps: number) => states[stamps - 1]!.content.cloneNode(true) as DocumentFragment

/** The same portal's card alone. */
export const cardState = (stamps: number) => portalState(stamps).querySelector('div[role=img]')!
