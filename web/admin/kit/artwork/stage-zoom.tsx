import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { IconButton } from '../../../ui/admin/button.tsx'
import { MinusIcon, PlusIcon } from '../../../ui/admin/icons.tsx'
import type { Stage } from '../../../ui/proof-stage/use-stage.ts'

/** The buttons that zoom out and in, and between them the zoom; pressing it shows the whole page. */
export function StageZoom({ stage }: { stage: Stage }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <>
      <IconButton label={t`Zoom out`} onClick={stage.zoomOut}>
        <MinusIcon />
      </IconButton>
      <button
        type="button"
        title={t`Show all of it`}
        onClick={stage.fit}
        className="min-h-8 min-w-14 text-center tabular-nums hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
      >
        {stage.percent === null ? <Trans>fit</Trans> : formatPercent(stage.percent, language)}
      </button>
      <IconButton label={t`Zoom in`} onClick={stage.zoomIn}>
        <PlusIcon />
      </IconButton>
    </>
  )
}
