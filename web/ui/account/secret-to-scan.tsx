import { Trans, useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import { classNames } from '../../lib/class-names.ts'

type SecretToScanProps = { begun: { secret: string; uri: string }; linkClass: string; className: string }

/** The secret for an authenticator app: by its camera, by hand, or by link on the phone itself. */
export function SecretToScan({ begun, linkClass, className }: SecretToScanProps) {
  const { t } = useLingui()
  return (
    <div className={classNames('flex flex-wrap items-start', className)}>
      <QrCode text={begun.uri} label={t`QR code for the authenticator app`} />
      <div className="min-w-0 grow basis-50">
        <p>
          <Trans>Scan this with the app. Or type the key into it:</Trans>
        </p>
        <p className="pt-2 font-medium tabular-nums">{begun.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
        <a
          href={begun.uri}
          className={classNames(
            'hidden min-h-11 items-center underline underline-offset-4 pointer-coarse:inline-flex',
            linkClass,
          )}
        >
          <Trans>Open the app on this device</Trans>
        </a>
      </div>
    </div>
  )
}

/** A text as a QR code: black on white in any theme, so that every camera reads it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-50 shrink-0"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
