import { CardFrame, cardText, unmirrored } from './CardFrame.tsx'
import { paper } from './colour.ts'
import type { FaceProps } from './face.ts'
import type { RebateCodeConfig } from './program.ts'
import { texts } from './texts.ts'

/** The notches in the upper and lower edge where the stub tears off. */
const notches =
  'rtl:[mask-image:radial-gradient(circle_3.2cqi_at_26%_0,transparent_98%,black),radial-gradient(circle_3.2cqi_at_26%_100%,transparent_98%,black)] [mask-composite:intersect] [mask-image:radial-gradient(circle_3.2cqi_at_74%_0,transparent_98%,black),radial-gradient(circle_3.2cqi_at_74%_100%,transparent_98%,black)]'

/** A voucher: its discount, and a paper stub with the code. */
export function VoucherFace({ frame, config, progress, format }: FaceProps<RebateCodeConfig>) {
  const { discountType, discountValue, validDays, singleUse, codePrefix } = config
  const amount = discountType === 'fixed' ? format.money(discountValue) : format.percent(discountValue)
  const code = progress?.code ?? `${codePrefix}········`
  const size = amount.length <= 4 ? 'text-[20cqi]' : amount.length <= 6 ? 'text-[15cqi]' : 'text-[10cqi]'
  return (
    <div className="drop-shadow-soft">
      <CardFrame
        {...frame}
        outline={notches}
        headerRoom="pe-[31cqi]"
        art={<Stub code={code} print={frame.colours.print} />}
      >
        <div className="mt-auto w-[72cqi] px-[5cqi] pb-[4.6cqi]">
          <p className="flex flex-wrap items-baseline gap-x-[2.4cqi]">
            <span className={`display leading-[0.9] ${size}`}>{amount}</span>
            <span className="display text-[8cqi] leading-none">{texts.off}</span>
          </p>
          <p className={`mt-[2cqi] line-clamp-2 ${cardText.caption}`}>
            {texts.validity(validDays, singleUse)}
          </p>
        </div>
      </CardFrame>
    </div>
  )
}

function Stub({ code, print }: { code: string; print: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="117.6 0 41.4 100"
      preserveAspectRatio="none"
      className="absolute inset-y-0 end-0 -z-10 h-full w-[26cqi] rtl:-scale-x-100"
    >
      <path d="M117.6 0H159V100H117.6Z" fill={paper} />
      <path d="M117.6 8V92" stroke={print} strokeWidth="1" strokeDasharray="0.1 3.4" strokeLinecap="round" />
      <path d="M126 10V90M151 10V90" stroke={print} strokeOpacity="0.35" strokeWidth="0.6" />
      <g className={unmirrored}>
        <text
          transform="translate(141.6 50) rotate(-90)"
          textAnchor="middle"
          fontSize={code.length > 12 ? 7.4 : 9}
          fill={print}
          letterSpacing="0.7"
          className="font-mono font-semibold"
        >
          {code}
        </text>
      </g>
    </svg>
  )
}
