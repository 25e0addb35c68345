import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { CloseIcon } from '../../../ui/admin/icons.tsx'
import { useObjectUrl } from '../../kit/pictures/use-object-url.ts'
import type { BannerValues } from './banner-values.ts'

/** Title and icon as a browser's tab shows them, in light and in dark. */
export function BrowserTab({ values }: { values: BannerValues }) {
  const icon = useObjectUrl(values.fileForFavicon)
  const title = pick(values, 'title', useLanguage()) || 'Mətbəə'
  return (
    <section aria-labelledby="browser-tab">
      <h2 id="browser-tab" className="admin-h2 mb-2">
        <Trans>In the browser’s tab</Trans>
      </h2>
      <div className="grid gap-px border border-line2 bg-line2">
        <Tab icon={icon} title={title} className="bg-[#dfe1e5] [--tab:#ffffff] [--tab-text:#202124]" />
        <Tab icon={icon} title={title} className="bg-[#1f2023] [--tab:#3c3d41] [--tab-text:#e8eaed]" />
      </div>
    </section>
  )
}

type TabProps = { icon: string; title: string; className: string }

const Tab = ({ icon, title, className }: TabProps) => (
  <div className={`px-2 pt-2 ${className}`}>
    <div className="flex h-8.5 max-w-60 items-center gap-2 rounded-t-[8px] bg-(--tab) px-3 text-(--tab-text)">
      {icon !== '' && <img src={icon} alt="" className="size-4 shrink-0 object-contain" />}
      <span className="min-w-0 flex-1 truncate text-[12px]">{title}</span>
      <CloseIcon size={12} />
    </div>
  </div>
)
