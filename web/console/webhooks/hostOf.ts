/** What an endpoint is called: its host. */
export const hostOf = ({ url }: { url: string }): string => new URL(url).host
