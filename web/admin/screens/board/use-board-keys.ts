import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { cardBeside } from '../../kit/orders/board-rules.ts'
import { focusCard, focusedCard } from './card-focus.ts'
import type { Board } from './use-board.ts'
import type { Moving } from './use-moving.ts'

type BoardKeysInput = {
  columns: Board['columns']
  moving: Moving
  searchId: string
  onShowAll: (() => void) | undefined
}

/** Arrows between cards, or between columns for the card in the hand; Esc puts it back. Space is the card's own. */
export function useBoardKeys({ columns, moving, searchId, onShowAll }: BoardKeysInput): Shortcut[] {
  const { t } = useLingui()
  const { picked } = moving
  const go = (key: string) => focusCard(cardBeside(columns, focusedCard(), key))
  return [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      caps: ['←', '→'],
      label: t`column`,
      act: (key) => (picked ? moving.step(key === 'ArrowLeft' ? -1 : 1) : go(key)),
    },
    { keys: ['ArrowUp', 'ArrowDown'], caps: ['↑', '↓'], label: t`card`, act: (key) => !picked && go(key) },
    // Read by the card that has the focus: elsewhere Space presses buttons.
    { keys: [], caps: ['Space'], label: picked ? t`put down` : t`pick up`, act: () => undefined },
    ...(picked
      ? [{ keys: ['Escape'], caps: ['Esc'], label: t`put back`, act: moving.putBack }]
      : [
          { keys: [], caps: ['Enter'], label: t`open`, act: () => undefined },
          {
            keys: ['/'],
            caps: ['/'],
            label: t`search`,
            act: () => document.getElementById(searchId)?.focus(),
          },
          ...(onShowAll ? [{ keys: ['Escape'], caps: ['Esc'], label: t`show all`, act: onShowAll }] : []),
        ]),
  ]
}
