import { Trans } from '@lingui/react/macro'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { shortName } from '../../../../lib/short-name.ts'
import type { ArtworkPage, ArtworkVersion } from '../../../kit/artwork/artwork-queries.ts'

/** Under the stage: what is cut, how large the file's page is, and which file it is of. */
export function StageFoot({ version, page }: { version: ArtworkVersion; page: ArtworkPage }) {
  const language = useLanguage()
  const mm = (length: number) => formatNumber(Math.round(length * page.scale * 10) / 10, language)
  const size = ({ width, height }: { width: number; height: number }) => `${mm(width)} × ${mm(height)}`
  const trim = size(page.trim)
  const whole = size(page)
  const file = version.files.find(({ id }) => id === page.fileId)
  return (
    <p className="admin-meta flex flex-wrap justify-between gap-x-4 border-line2 border-t bg-paper px-3.5 py-2 text-t2">
      <span>
        <Trans>
          v{version.number}: trim {trim} mm, file {whole} mm
        </Trans>
      </span>
      {file && (
        <span className="wrap-anywhere" title={file.name}>
          {shortName(file.name, 60)}
        </span>
      )}
    </p>
  )
}
