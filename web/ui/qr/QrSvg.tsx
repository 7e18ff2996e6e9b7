export type DrawnCode = { size: number; path: string }

/** ISO/IEC 18004 requires four modules of white around a code. */
const QUIET_ZONE = 4

/** A QR code with its quiet zone, black on white in both themes, because scanners need it so. */
export function QrSvg({ drawn, label, className }: { drawn: DrawnCode; label?: string; className?: string }) {
  const side = drawn.size + 2 * QUIET_ZONE
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-hidden={label ? undefined : true}
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={drawn.path} fill="#000" />
    </svg>
  )
}
