import { ClosedNotice } from '../../../../ui/account/closed-notice.tsx'
import { SecondFactor } from '../second-factor/second-factor.tsx'
import { EraseAccount } from './erase-account.tsx'
import { OwnData } from './own-data.tsx'
import { SessionList } from './session-list.tsx'

/** The account below the profile. */
export function AccountRest() {
  return (
    <div className="flex flex-col gap-14">
      <SessionList />
      <ClosedNotice className="max-w-160 border-2 border-key p-5 font-semibold" />
      <SecondFactor />
      <OwnData />
      <EraseAccount />
    </div>
  )
}
