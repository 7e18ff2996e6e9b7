/** The first words of time zones' names, which group them. */
export const continents: Record<string, string> = {
  Africa: 'Africa',
  America: 'America',
  Antarctica: 'Antarctica',
  Arctic: 'Arctic',
  Asia: 'Asia',
  Atlantic: 'Atlantic',
  Australia: 'Australia',
  Europe: 'Europe',
  Indian: 'Indian',
  Pacific: 'Pacific',
}
