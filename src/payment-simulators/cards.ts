import type { Message } from '../lib/errors.ts'

/** Why the bank doesn't charge a card. */
export type Decline = 'noFunds' | 'cardExpired' | 'threeDSecure' | 'noReason'

export type TestCard = {
  label: Message
  masked: string
  brand: string
  decline?: Decline
  /** The bank takes its time before it charges. */
  isSlow?: true
  /** It is charged, and the browser stays where it is. */
  staysAway?: true
}

/** The cards to pay with. The page has no field for a number, so that no real one is ever typed. */
export const testCards = {
  approved: {
    label: /*i18n*/ { id: 'simulator.card.approved', message: 'The payment succeeds' },
    masked: '416973******1111',
    brand: 'Visa',
  },
  noFunds: {
    label: /*i18n*/ { id: 'simulator.card.noFunds', message: 'Not enough money on the card' },
    masked: '416973******2222',
    brand: 'Visa',
    decline: 'noFunds',
  },
  cardExpired: {
    label: /*i18n*/ { id: 'simulator.card.expired', message: 'The card has expired' },
    masked: '510307******3333',
    brand: 'Mastercard',
    decline: 'cardExpired',
  },
  threeDSecure: {
    label: /*i18n*/ { id: 'simulator.card.threeDSecure', message: 'The 3-D Secure check fails' },
    masked: '510307******4444',
    brand: 'Mastercard',
    decline: 'threeDSecure',
  },
  noReason: {
    label: /*i18n*/ { id: 'simulator.card.noReason', message: 'The bank declines without a reason' },
    masked: '416973******5555',
    brand: 'Visa',
    decline: 'noReason',
  },
  slow: {
    label: /*i18n*/ { id: 'simulator.card.slow', message: 'The payment succeeds, but slowly' },
    masked: '416973******6666',
    brand: 'Visa',
    isSlow: true,
  },
  staysAway: {
    label: /*i18n*/ {
      id: 'simulator.card.staysAway',
      message: 'The payment succeeds, but the page doesn’t lead back to the shop',
    },
    masked: '510307******7777',
    brand: 'Mastercard',
    staysAway: true,
  },
} as const satisfies Record<string, TestCard>
export type TestCardName = keyof typeof testCards

export function findCard(name: string | null): TestCard | undefined {
  const cards: Record<string, TestCard> = testCards
  return name !== null && Object.hasOwn(cards, name) ? cards[name] : undefined
}
