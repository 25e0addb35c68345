import type { barParts } from './money-sums.ts'

type MoneyBarProps = { parts: NonNullable<ReturnType<typeof barParts>> }

const hatch = 'repeating-linear-gradient(-45deg, var(--key) 0 1.5px, transparent 1.5px 6px)'

/**
 * What an order costs as a bar: key is paid, yellow asked for now, hatched given back, white later; the tick is the
 * deposit, and what was overpaid stands outside the frame. Hidden from screen readers: the sums below say the same.
 */
export const MoneyBar = ({ parts: { paid, refunded, asked, over, deposit } }: MoneyBarProps) => (
  <div aria-hidden="true" className="flex h-8.5 gap-1.25 forced-color-adjust-none">
    <div className="relative flex grow border-[1.5px] border-key bg-white">
      <span className="bg-key" style={{ width: inFrame(paid, over) }} />
      <span style={{ width: inFrame(refunded, over), backgroundImage: hatch }} />
      {asked > 0 && (
        <span className="border-key border-r-4 bg-yellow" style={{ width: inFrame(asked, over) }} />
      )}
      {deposit !== null && (
        <span
          className="absolute -inset-y-2.75 w-0.5 -translate-x-1/2 bg-key"
          style={{ left: inFrame(deposit, over) }}
        />
      )}
    </div>
    {over > 0 && <span className="border-[1.5px] border-key bg-yellow" style={{ width: `${over}%` }} />}
  </div>
)

const inFrame = (part: number, over: number): string => `${over < 100 ? (part / (100 - over)) * 100 : 0}%`
