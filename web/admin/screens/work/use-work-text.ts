import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Work, WorkWhat } from './work-rows.ts'

const readKinds = new Set(['pdf', 'jpeg', 'png', 'tiff'])

/** What is to do with an order, in the imperative; what stands behind it; and what a tab of them is called. */
export function useWorkText() {
  const { t } = useLingui()
  const tab = (what: WorkWhat): string => {
    switch (what) {
      case 'lookAtFile':
        return t`Look at the file`
      case 'makeProof':
        return t`Make a proof`
      case 'makeChanges':
        return t({ message: 'Changes', context: 'asked' })
      case 'answerMessage':
        return t`Answer`
      case 'design':
        return t`Design it`
      case 'price':
        return t`Set the price`
      case 'startProduction':
        return t`To production`
      case 'sendArtwork':
        return t`No artwork sent yet`
      case 'fixArtwork':
        return t`Needs fixing`
      case 'lookAtFindings':
        return t`Findings to look at`
      case 'answerProof':
        return t`With the customer`
      case 'collect':
        return t`Ready to be collected`
      case 'produce':
        return t`In the workshop`
      case 'waitForChecks':
        return t`Checking`
      case 'nothing':
        return t`Nothing is left to do`
    }
  }
  const task = ({ turn, openPins }: Work): string => {
    if (turn.what !== 'makeChanges') return tab(turn.what)
    if (openPins === 0) return t`Make the changes`
    return t`${plural(openPins, { one: 'Make # change', other: 'Make # changes' })}`
  }
  const behind = ({ turn, version, round, unread, file }: Work): string => {
    if (turn.what === 'answerMessage')
      return t`${plural(unread, { one: '# new message', other: '# new messages' })}`
    if (turn.what === 'makeChanges' || turn.what === 'answerProof') return t`Proof ${round}`
    if (turn.what === 'lookAtFile' && file) {
      const what = readKinds.has(file.kind) ? `v${version}` : file.kind.toUpperCase()
      return t`${what}, can’t be read automatically`
    }
    return version === 0 ? '' : `v${version}`
  }
  return { tab, task, behind }
}
