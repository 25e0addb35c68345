import { pick } from '../../../../src/lib/languages.ts'
import { SitePreview } from '../../kit/editor/site-preview.tsx'
import { useObjectUrl } from '../../kit/pictures/use-object-url.ts'
import type { BannerValues } from './banner-values.ts'

/** The first screen of the site, small: logo, heading and photo on yellow; and the sentence at the foot of a page. */
export function BannerPreview({ values }: { values: BannerValues }) {
  const photo = useObjectUrl(values.file)
  const logo = useObjectUrl(values.fileForLogo)
  return (
    <SitePreview>
      {(language) => (
        <>
          <div className="relative min-h-72 overflow-hidden bg-[#ffe500] px-4 pt-3.5 pb-4">
            {logo !== '' && (
              <img src={logo} alt="" className="relative h-5 w-auto max-w-32 object-contain object-left" />
            )}
            {photo !== '' && (
              <img
                src={photo}
                alt=""
                className="absolute right-0 bottom-0 max-h-52 w-[56%] object-contain object-right-bottom mix-blend-multiply"
              />
            )}
            <p className="relative mt-4 max-w-[7em] break-words font-(family-name:--font-display) font-[1000] text-[38px] leading-[0.88] tracking-[-0.05em] [font-stretch:125%]">
              {pick(values, 'head', language)}
            </p>
            <p className="relative mt-16 max-w-[24ch] whitespace-pre-line text-[12px] leading-[17px]">
              {pick(values, 'description', language)}
            </p>
          </div>
          <p className="whitespace-pre-line break-words bg-[#17191c] px-4 py-3 text-[#fbfaf6] text-[11px] leading-[15px] empty:hidden">
            {pick(values, 'slogan', language)}
          </p>
        </>
      )}
    </SitePreview>
  )
}
