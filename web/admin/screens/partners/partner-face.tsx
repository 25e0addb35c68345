import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { MissingMark } from '../../kit/cards/missing-mark.tsx'
import type { Partner } from './use-partners.tsx'

/** The logo on the site's paper, or the name that stands in for it. */
export function PartnerFace({ partner }: { partner: Partner }) {
  const name = pick(partner, 'name', useLanguage())
  return (
    <div className="grid h-28 place-items-center overflow-hidden bg-[#fbfaf6] p-5 text-[#121212]">
      {partner.logoUrl ? (
        <img src={partner.logoUrl} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <span className="text-center font-(family-name:--font-display) font-bold text-[18px] leading-6">
          {name}
        </span>
      )}
    </div>
  )
}

export function PartnerCaption({ partner }: { partner: Partner }) {
  return (
    <>
      <h2 className="min-w-0 truncate font-medium">{pick(partner, 'name', useLanguage())}</h2>
      <MissingMark values={partner} fields={[{ key: 'name' }]} />
    </>
  )
}
