import { useMemo } from 'react'
import { encode } from 'uqr'

/** Modules of white round the code, which readers need to find it. */
const QUIET = 4

type QrProps = { text: string; label: string /** Nowhere on the page but in the code itself. */; secret?: boolean; testId?: string }

/** A text as a QR code, black on white at any hour; `label` says what it holds. */
export function QrCode({ text, label, secret = false, testId }: QrProps) {
  const { side, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: QUIET })
    return { side: size, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') }
  }, [text])
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      data-text={secret ? undefined : text}
      data-testid={testId}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ '--side': side } as React.CSSProperties}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
