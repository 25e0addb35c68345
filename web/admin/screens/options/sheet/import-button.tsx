import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { UploadIcon } from '../../../../ui/admin/icons.tsx'
import type { OptionsValues } from '../options-values.ts'
import { ImportDialog, type SheetBlock } from './import-dialog.tsx'

/** Prices out of a file for Excel; as with pasting, not on a phone. */
export function ImportButton({
  values,
  onPut,
}: {
  values: OptionsValues
  onPut: (block: SheetBlock) => void
}) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <AdminButton onClick={() => open(true)} className="max-admin:hidden">
        <UploadIcon />
        <Trans>Import from Excel</Trans>
      </AdminButton>
      {isOpen && <ImportDialog values={values} onPut={onPut} onClose={() => open(false)} />}
    </>
  )
}
