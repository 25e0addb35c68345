import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { SitePreview } from '../../kit/editor/site-preview.tsx'
import { useObjectUrl } from '../../kit/pictures/use-object-url.ts'

type AboutUsValues = Omit<
  inferRouterOutputs<AppRouter>['aboutUs']['multilanguage'],
  'id' | 'photoUrl' | 'updatedAt'
> & { file: string | File }

/** The block as on the home page, small, on a black sheet. */
export function AboutUsPreview({ values }: { values: AboutUsValues }) {
  const photo = useObjectUrl(values.file)
  return (
    <SitePreview>
      {(language) => {
        const [lead, ...others] = pick(values, 'description', language).split(/\n{2,}/)
        return (
          <div className="bg-[#121212] text-[#fbfaf6]">
            {photo !== '' && <img src={photo} alt="" className="aspect-[2/1] w-full object-cover" />}
            <div className="px-5 pt-5 pb-6">
              <p className="break-words font-(family-name:--font-display) font-[900] text-[30px] leading-[0.95] tracking-[-0.04em] [font-stretch:125%]">
                {pick(values, 'head', language) || pick(values, 'title', language)}
              </p>
              <p className="mt-4 whitespace-pre-line text-[15px] leading-[22px]">{lead}</p>
              {others.map((paragraph) => (
                <p key={paragraph} className="mt-2.5 whitespace-pre-line text-[12px] leading-[18px]">
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        )
      }}
    </SitePreview>
  )
}
