import { Trans, useLingui } from '@lingui/react/macro'
import { WordButton } from '../../../ui/office/button.tsx'
import { Disclosure } from '../../../ui/office/disclosure.tsx'
import { ColumnsIcon } from '../../../ui/office/icons.tsx'
import { orderColumns } from './order-columns.tsx'
import type { Columns } from './use-columns.ts'

/** A checkbox for each column; the number always stays. */
export function ColumnChooser({ isShown, toggle, reset }: Columns) {
  const { t, i18n } = useLingui()
  return (
    <Disclosure
      atEnd
      name={t`Columns`}
      label={
        <>
          <ColumnsIcon />
          <Trans>Columns</Trans>
        </>
      }
    >
      {() => (
        <>
          <ul className="flex flex-col">
            {orderColumns.map(({ id, label }) => (
              <li key={id}>
                <label className="flex min-h-7 items-center gap-2.5 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    checked={isShown(id)}
                    onChange={() => toggle(id)}
                    className="size-4 accent-(--key)"
                  />
                  {i18n._(label)}
                </label>
              </li>
            ))}
          </ul>
          <p className="office-meta mt-2 max-w-56 text-t3 xl:hidden">
            <Trans>On a screen this narrow only the most important of them are shown.</Trans>
          </p>
          <p className="office-meta mt-2 text-t3">
            {reset ? (
              <WordButton className="office-meta" onClick={reset}>
                <Trans>As usual</Trans>
              </WordButton>
            ) : (
              <Trans>Remembered on this device</Trans>
            )}
          </p>
        </>
      )}
    </Disclosure>
  )
}
