import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SheetMark } from '../../../ui/admin/sheet-mark.tsx'
import type { ArtworkState } from './artwork-queries.ts'

export const artworkStateNames: Record<ArtworkState, MessageDescriptor> = {
  Missing: msg`No artwork`,
  Checking: msg`Checking`,
  NeedsFix: msg`Needs fixing`,
  Checked: msg`Checked`,
  ProofWaiting: msg`With the customer`,
  ChangesAsked: msg`Changes asked`,
  Approved: msg`Approved for print`,
  DesignByUs: msg`Design by us`,
  Optional: msg`Artwork optional`,
  NotNeeded: msg`No artwork needed`,
}

/** How the artwork stands, as a sign and in words. */
export function ArtworkStateLabel({ state }: { state: ArtworkState }) {
  const { i18n } = useLingui()
  return (
    <span className="inline-flex items-center gap-1.5">
      <SheetMark state={state} />
      {i18n._(artworkStateNames[state])}
    </span>
  )
}

/** What a page of a version is called: two are front and back, more are counted. */
export function usePageName(): (page: number, of: number) => string {
  const { t } = useLingui()
  return (page, of) => {
    if (of !== 2) return t`Page ${page}`
    return page === 1 ? t`Front` : t`Back`
  }
}
