/** False where the page says that nothing is texted here (server/portal/card/ownHostBusiness.ts). */
export const canText = (): boolean => document.querySelector('meta[name=texts]') === null
