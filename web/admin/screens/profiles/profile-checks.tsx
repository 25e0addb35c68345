import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import {
  type Check,
  checks,
  type Severity,
  severity,
} from '../../../../src/domains/preflight/profile-input.ts'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { checkNames, severityNames } from '../../kit/preflight/profile-names.ts'

type ProfileChecksProps = {
  severities: Record<Check, Severity>
  onChange: (check: Check, severity: Severity) => void
}

/** How grave each check is: the order waits, the customer looks, or nothing is said. */
export function ProfileChecks({ severities, onChange }: ProfileChecksProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section className="min-w-0">
      <h2 className="admin-h2 mb-1">
        <Trans>How grave each check is</Trans>
      </h2>
      <p className="mb-3 max-w-160 text-t2">
        <Trans>
          Must fix: the order waits for a better file. Look at: the customer says that it may stay. Off:
          nothing is said of it.
        </Trans>
      </p>
      <ul className="grid gap-x-8 border-line2 border-t lg:grid-cols-2">
        {checks.map((check) => (
          <li key={check} className="border-line2 border-b">
            <label htmlFor={`${id}-${check}`} className="flex min-h-11 items-center gap-3 py-1">
              <span className="min-w-0 grow">{i18n._(checkNames[check])}</span>
              <AdminSelect
                id={`${id}-${check}`}
                value={severities[check]}
                onChange={({ target: { value } }) => onChange(check, severity.parse(value))}
                className="w-40! shrink-0"
              >
                {severity.options.map((one) => (
                  <option key={one} value={one}>
                    {i18n._(severityNames[one])}
                  </option>
                ))}
              </AdminSelect>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
