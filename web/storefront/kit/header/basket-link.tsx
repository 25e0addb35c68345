import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { readStored, watchDevice } from '../../../lib/device.ts'
import { Bag } from '../../../ui/icons.tsx'

const none = () => null

/** The basket, with how many lines the device knows of in it. */
export function BasketLink() {
  const count = useSyncExternalStore(watchDevice, () => readStored('basketCount'), none)
  return (
    <Link
      to="/basket"
      className="relative flex min-h-11 min-w-11 items-center justify-center gap-2.5 font-semibold after:absolute after:inset-x-0 after:-bottom-0.5 after:h-1 hover:after:bg-yellow aria-[current=page]:after:bg-yellow"
    >
      <Bag />
      <span className="max-[1400px]:sr-only">
        <Trans>Basket</Trans>
      </span>
      {count && <b className="bg-key px-1.5 text-paper text-sm tabular-nums">{count}</b>}
    </Link>
  )
}
