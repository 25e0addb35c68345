import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { turnTasks } from '../../kit/artwork/turn-texts.ts'
import type { Work, WorkWhat } from './work-rows.ts'

const readKinds = new Set(['pdf', 'jpeg', 'png', 'tiff'])

/** The texts of an order's task: the task in the imperative, its details, and the name of its tab. */
export function useWorkText() {
  const { t, i18n } = useLingui()
  const tab = (what: WorkWhat): string => i18n._(turnTasks[what])
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
