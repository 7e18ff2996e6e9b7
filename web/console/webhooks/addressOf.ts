/** The name of an endpoint, which is its address. A host can have several. */
export const addressOf = ({ url }: { url: string }): string => url.replace(/^https?:\/\//, '')
