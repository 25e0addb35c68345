import { Trans } from '@lingui/react/macro'
import { shortName } from '../../../../lib/short-name.ts'
import type { Version } from '../../../kit/orders/order-parts.ts'

/** Files that the checks don't read: an empty sheet with the format's name. */
export function UnreadFiles({ version }: { version: Version }) {
  const files = version.files.flatMap((file, index) =>
    file.check === 'NotChecked' || file.check === 'Unreadable'
      ? [{ ...file, isFaulty: mustFix(version, index + 1) }]
      : [],
  )
  if (files.length === 0) return null
  return (
    <ul className="mt-4 grid gap-4 first:mt-0">
      {files.map(({ id, name, kind, isFaulty }) => (
        <li key={id} className="flex items-center gap-6 bg-proof p-5 md:p-8">
          <span
            aria-hidden="true"
            className="grid h-28 w-20 shrink-0 place-items-center border border-key bg-paper font-[900]"
          >
            {kind.toUpperCase()}
          </span>
          <p className="min-w-0 break-words">
            <strong className="block" title={name}>
              {shortName(name)}
            </strong>
            {!isFaulty && <Trans>Our checks do not read this file: our prepress looks at it.</Trans>}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** One that is locked or damaged waits for its customer: what was found says so. */
const mustFix = ({ findings }: Version, number: number): boolean =>
  findings.some(({ severity, file }) => severity === 'must' && file === number)
