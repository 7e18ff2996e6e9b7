/** The size in bytes of the colour table that these flags describe. */
export const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The position after blocks that each say their length, up to an empty one. */
export function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start
  while (bytes[at]) at += bytes[at]! + 1
  return at + 1
}
