import type { GraphicsState } from './graphics-state.ts'
import { identity, matrixOf } from './matrix.ts'
import type { TextPosition } from './text-position.ts'

/** The state after an operator that sets or places text; null after any other. */
export function setText(
  operator: string,
  n: readonly number[],
  state: GraphicsState,
  position: TextPosition,
): GraphicsState | null {
  switch (operator) {
    case 'BT':
      position.begin()
      return state
    case 'Tm':
      position.set(matrixOf(n) ?? identity)
      return state
    case 'Td':
      position.move(n[0] ?? 0, n[1] ?? 0)
      return state
    case 'TD':
      position.move(n[0] ?? 0, n[1] ?? 0)
      return { ...state, leading: -(n[1] ?? 0) }
    case 'T*':
      position.move(0, -state.leading)
      return state
    case 'TL':
      return { ...state, leading: n[0] ?? 0 }
    case 'Ts':
      return { ...state, rise: n[0] ?? 0 }
    case 'Tz':
      return { ...state, horizontal: (n[0] ?? 100) / 100 }
    case 'Tr':
      return { ...state, renderMode: n[0] ?? 0 }
    default:
      return null
  }
}
