import { describe, expect, test } from 'vitest'
import { type ArtworkState, artworkStateNames } from '../../../src/domains/artwork/states.ts'
import { type TurnFacts, whoseTurn } from '../../../src/domains/artwork/whose-turn.ts'
import { orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { turnActs } from '../../../src/domains/order-status/turn-acts.ts'
import { openGates } from '../../support/order-moves.ts'

const nothing: TurnFacts = {
  ...openGates,
  status: 'Accepted',
  openLooks: 0,
  hasUnreadFiles: false,
  unreadByStaff: 0,
}
const turnOf = ({ state, ...facts }: Partial<TurnFacts> & { state?: ArtworkState }) => {
  const artwork = state ? { state } : null
  const { side, what } = whoseTurn({ ...nothing, ...facts, artwork })
  return `${side} ${what}`
}

// TUR-1
describe('whose turn it is', () => {
  test('is said by the artwork until it can be printed, then by the order', () => {
    const turns = (status: TurnFacts['status']) => artworkStateNames.map((state) => turnOf({ status, state }))
    const ofArtwork = [
      'customer sendArtwork',
      'none waitForChecks',
      'customer fixArtwork',
      'staff makeProof',
      'customer answerProof',
      'staff makeChanges',
    ]
    expect(turns('Accepted')).toEqual([
      ...ofArtwork,
      'staff startProduction',
      'staff design',
      'staff startProduction',
      'staff startProduction',
    ])
    const prices = ['staff price', 'staff design', 'staff price', 'staff price']
    expect(turns('Pending')).toEqual([...ofArtwork, ...prices])
  })

  test('is said by the order alone once it is in print', () => {
    for (const state of artworkStateNames)
      expect(
        (['InProduction', 'Ready', 'Completed', 'NotApproved'] as const).map((status) =>
          turnOf({ status, state }),
        ),
      ).toEqual(['workshop produce', 'customer collect', 'none nothing', 'none nothing'])
  })

  test('of a checked file is the customer’s while findings want a look, prepress’s where the checks couldn’t read it', () => {
    const state = 'Checked'
    expect(turnOf({ state, openLooks: 2, hasUnreadFiles: true })).toBe('customer lookAtFindings')
    expect(turnOf({ state, hasUnreadFiles: true })).toBe('staff lookAtFile')
  })

  test('is the company’s once the customer has written, who has something to do anyway does that', () => {
    for (const status of orderStatusNames)
      for (const state of artworkStateNames) {
        const before = turnOf({ status, state })
        const after = turnOf({ status, state, unreadByStaff: 1 })
        expect(after).toBe(before.startsWith('staff') ? before : 'staff answerMessage')
      }
  })

  test('each thing to do belongs to one side', () => {
    const all = Object.values(turnActs).flat()
    expect(new Set(all).size).toBe(all.length)
  })
})
