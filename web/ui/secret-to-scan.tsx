import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { QrCode } from './qr-code.tsx'

type SecretToScanProps = {
  begun: { secret: string; uri: string }
  /** What the QR code is. */
  label: string
  says: ReactNode
  /** Of the link that opens the app on this device: a phone can't scan itself. */
  opens: ReactNode
  linkClass: string
  className?: string
}

/** What an authenticator app takes: by its camera, by hand, or on the phone itself. The words are the screen's own. */
export const SecretToScan = ({ begun, label, says, opens, linkClass, className }: SecretToScanProps) => (
  <div className={classNames('flex flex-wrap items-start', className)}>
    <QrCode text={begun.uri} label={label} />
    <div className="min-w-0 grow basis-50">
      <p>{says}</p>
      <p className="pt-2 font-medium tabular-nums">{begun.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      <a
        href={begun.uri}
        className={classNames(
          'hidden min-h-11 items-center underline underline-offset-4 pointer-coarse:inline-flex',
          linkClass,
        )}
      >
        {opens}
      </a>
    </div>
  </div>
)
