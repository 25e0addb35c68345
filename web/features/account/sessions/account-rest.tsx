import { EraseAccount } from './erase-account.tsx'
import { OwnData } from './own-data.tsx'
import { SessionList } from './session-list.tsx'

/** The account below the profile. */
export function AccountRest() {
  return (
    <div className="flex flex-col gap-14">
      <SessionList />
      <OwnData />
      <EraseAccount />
    </div>
  )
}
