import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { sheetSizeIn } from '../../../../src/lib/sheet-size.ts'
import { SheetContext } from './sheet-context.ts'

/** The distance beyond the cut and inside it, mm. */
const margin = 3

/** Explains the layout of a print file: bleed, trim and safe area of a sheet, as on a cutting die. */
export function ArtworkGuide() {
  const { t } = useLingui()
  const size = sheetSizeIn(use(SheetContext))
  if (!size) return null
  const measure = (by: number) => {
    const [width, height] = [size.width + 2 * by, size.height + 2 * by]
    return t`${width} × ${height} mm`
  }
  return (
    <section aria-labelledby="artwork">
      <h2 id="artwork" className="type-d3">
        <Trans>How to prepare your artwork</Trans>
      </h2>
      <div className="grid grid-cols-[minmax(0,10fr)_minmax(0,7fr)] pt-5">
        <div aria-hidden="true" className="aspect-[5/3] border-[9px] border-ink bg-white md:border-12">
          <div className="grid size-full place-items-center border-[1.5px] border-key p-2 md:p-2.5">
            <div className="grid size-full place-items-center border border-key border-dashed font-[900] text-[clamp(34px,9vw,72px)] leading-none tracking-[-0.03em] [font-stretch:115%] md:text-[clamp(34px,4.6vw,72px)]">
              Aa əğ
            </div>
          </div>
        </div>
        <ul className="type-small flex flex-col justify-between py-px">
          <Note size={measure(margin)}>
            <Trans>with a bleed of {margin} mm on every side</Trans>
          </Note>
          <Note size={measure(0)}>
            <Trans>trim line</Trans>
          </Note>
          <Note size={measure(-margin)}>
            <Trans>safe area: keep text inside</Trans>
          </Note>
        </ul>
      </div>
      <p className="type-small pt-5">
        <Trans>PDF, CMYK, 300 dpi. If you have no artwork, we will design it.</Trans>
      </p>
    </section>
  )
}

const Note = ({ size, children }: { size: string; children: ReactNode }) => (
  <li className="relative pl-6 md:pl-11">
    <span aria-hidden="true" className="absolute top-2.5 left-0 h-px w-4.5 bg-key md:w-9" />
    <b className="block font-extrabold tabular-nums">{size}</b>
    {children}
  </li>
)
