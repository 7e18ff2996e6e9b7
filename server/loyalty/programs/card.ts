/** A card with places to fill: stamps of a stamp_card, counted purchases of a free_item. */
export type OpenCard = { stamps: number; places: number }

/** Some stamps on one card. A full card gives its reward at once. */
export type Placement = { stamps: number; places: number; startsCard: boolean; full: boolean }

/**
 * Puts stamps on the open card and, if `mayStartNext`, on the cards after it. A card keeps the places it began
 * with; new cards have `places`.
 */
export function placeStamps(
  open: OpenCard | null,
  stamps: number,
  places: number,
  mayStartNext: boolean,
): { placements: Placement[]; refused: number } {
  const placements: Placement[] = []
  let left = stamps
  let card = open
  while (left > 0 && (placements.length === 0 || mayStartNext)) {
    const room = card ? card.places - card.stamps : places
    const placed = Math.min(left, room)
    placements.push({
      stamps: placed,
      places: card?.places ?? places,
      startsCard: card === null,
      full: placed === room,
    })
    left -= placed
    card = null
  }
  return { placements, refused: left }
}
