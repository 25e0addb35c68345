import { ClosedNotice } from '../closed-notice.tsx'
import { SecondFactor } from '../second-factor/second-factor.tsx'
import { EraseAccount } from './erase-account.tsx'
import { OwnData } from './own-data.tsx'
import { SessionList } from './session-list.tsx'

/** The account below the profile. */
export function AccountRest() {
  return (
    <div className="flex flex-col gap-14">
      <SessionList />
      <ClosedNotice className="max-w-160 border-key border-2 p-5 font-semibold" />
      <SecondFactor />
      <OwnData />
      <EraseAccount />
    </div>
  )
}
