/** What an endpoint is called: its address. A host can have several. */
export const addressOf = ({ url }: { url: string }): string => url.replace(/^https?:\/\//, '')
