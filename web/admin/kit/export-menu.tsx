import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminButton } from '../../ui/admin/button.tsx'
import { Disclosure } from '../../ui/admin/disclosure.tsx'
import { DownloadIcon } from '../../ui/admin/icons.tsx'
import { useDownload } from './use-download.ts'

type ExportMenuProps = {
  /** Under `/api`, of the file in this format. */
  address: (format: 'xlsx' | 'csv') => string
  /** What the file holds, and how much at most. */
  children: ReactNode
}

/** Exports a list for Excel or as CSV. */
export function ExportMenu({ address, children }: ExportMenuProps) {
  const { t } = useLingui()
  const { download, busy } = useDownload()
  return (
    <Disclosure
      atEnd
      name={t`Export`}
      label={
        <>
          <DownloadIcon />
          <Trans>Export</Trans>
        </>
      }
    >
      {(close) => (
        <div className="max-w-72">
          {children}
          <div className="mt-3 flex gap-2">
            {(['xlsx', 'csv'] as const).map((format) => (
              <AdminButton
                key={format}
                className="grow"
                busy={busy !== undefined}
                onClick={() => {
                  void download(address(format))
                  close()
                }}
              >
                {format === 'xlsx' ? 'Excel (XLSX)' : 'CSV'}
              </AdminButton>
            ))}
          </div>
        </div>
      )}
    </Disclosure>
  )
}
