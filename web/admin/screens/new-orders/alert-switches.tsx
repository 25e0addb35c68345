import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { playTone, useAlert } from '../../kit/orders/alerts.ts'

/** How this device tells of new orders while the admin is open in it. */
export function AlertSwitches() {
  const { t } = useLingui()
  const [sound, setSound] = useAlert('sound')
  const [notification, setNotification] = useAlert('notification')
  const [isRefused, setRefused] = useState(false)
  async function notify(on: boolean) {
    const isGranted = !on || (await Notification.requestPermission()) === 'granted'
    setRefused(!isGranted)
    setNotification(on && isGranted)
  }
  return (
    <Disclosure atEnd name={t`Telling of new orders`} label={<Trans>Alerts</Trans>}>
      {() => (
        <div className="md:w-72">
          <Switch
            label={<Trans>Sound</Trans>}
            hint={<Trans>Two short tones when an order comes</Trans>}
            checked={sound}
            onChange={(on) => {
              setSound(on)
              if (on) playTone()
            }}
          />
          {typeof Notification !== 'undefined' && (
            <Switch
              label={<Trans>Notification</Trans>}
              hint={
                isRefused ? (
                  <Trans>This browser doesn’t allow it: allow notifications in its settings.</Trans>
                ) : (
                  <Trans>From the browser, while another tab is open</Trans>
                )
              }
              checked={notification}
              onChange={(on) => void notify(on)}
            />
          )}
          <p className="admin-meta mt-2 text-t3">
            <Trans>Remembered on this device</Trans>
          </p>
        </div>
      )}
    </Disclosure>
  )
}
