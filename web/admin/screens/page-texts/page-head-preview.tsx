import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { SitePreview } from '../../kit/editor/site-preview.tsx'
import { type PageName, usePageNames } from '../../kit/texts/page-names.ts'
import type { PageTextValues } from '../../kit/texts/page-texts-form.tsx'

type PageHeadPreviewProps = { page: PageName; values: PageTextValues }

/** The head of the page as it will stand on the site, small. */
export function PageHeadPreview({ page, values }: PageHeadPreviewProps) {
  const { name } = usePageNames()[page]
  return (
    <SitePreview>
      {(language) => (
        <div className="px-5 pt-4 pb-6">
          <p className="text-[12px] text-grey leading-4">
            <Trans>Home</Trans> / {pick(values, 'title', language) || name}
          </p>
          <p className="mt-3 text-balance break-words font-(family-name:--font-display) font-[900] text-[34px] leading-[0.95] tracking-[-0.04em] [font-stretch:125%]">
            {pick(values, 'head', language) || name}
          </p>
          <p className="mt-3.5 whitespace-pre-line text-[15px] leading-[23px]">
            {pick(values, 'description', language)}
          </p>
        </div>
      )}
    </SitePreview>
  )
}
