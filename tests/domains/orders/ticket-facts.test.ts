import { describe, expect, test } from 'vitest'
import type { OrderedChoice } from '../../../src/domains/options/ordered-options.ts'
import { type TicketOrder, ticketFacts } from '../../../src/domains/orders/ticket-facts.ts'

const names = (name: string, name_ru = '') => ({ name, name_ru, name_en: '' })
const chosen = (group: string, groupName: string, choiceName: string, more: Partial<OrderedChoice> = {}) => ({
  group,
  kind: 'other' as const,
  groupName,
  groupName_ru: '',
  groupName_en: '',
  choice: choiceName,
  choiceName,
  choiceName_ru: '',
  choiceName_en: '',
  ...more,
})
const order: TicketOrder = {
  service: names('Tekstil çapı', 'Печать на текстиле'),
  product: names('Futbolka'),
  choices: [],
  trim: null,
  count: 50,
  promisedOn: null,
  daysLate: 0,
  customer: 'Leyla Əliyeva',
  artwork: null,
  comment: '',
}

// ORD-19, OPT-19
describe('a job ticket tells', () => {
  test('of an order without choices, artwork, day and comment only what there is', () => {
    expect(ticketFacts({ ...order, product: null }, 'ru')).toEqual([
      { kind: 'job', text: 'Печать на текстиле' },
      { kind: 'run', count: 50 },
      { kind: 'customer', text: 'Leyla Əliyeva' },
    ])
  })

  test('everything else, in the order in which it is read', () => {
    const choices = [
      chosen('format', 'Format', 'A3', { kind: 'size', choiceName_ru: 'А3' }),
      chosen('place', 'Yer', 'sinə'),
      chosen('place', 'Yer', 'arxa'),
    ]
    const artwork = { state: 'Approved' as const, version: 2, fileNames: ['logo.pdf'] }
    const whole = {
      ...order,
      choices,
      artwork,
      trim: { width: 297, height: 420.5 },
      promisedOn: '2026-12-01',
    }
    expect(ticketFacts({ ...whole, comment: 'Sol sinədə' }, 'ru')).toEqual([
      { kind: 'service', text: 'Печать на текстиле' },
      { kind: 'job', text: 'Futbolka' },
      { kind: 'run', count: 50 },
      { kind: 'choice', label: 'Format', text: 'А3' },
      { kind: 'choice', label: 'Yer', text: 'sinə, arxa' },
      { kind: 'size', text: '297 × 420,5 мм' },
      { kind: 'promised', day: '2026-12-01', daysLate: 0 },
      { kind: 'customer', text: 'Leyla Əliyeva' },
      { kind: 'artwork', ...artwork },
      { kind: 'comment', text: 'Sol sinədə' },
    ])
  })

  test('a size of one’s own once, as a choice', () => {
    const choices = [chosen('size', 'Ölçü', '78,5 × 40 mm', { kind: 'size', choice: '' })]
    const facts = ticketFacts({ ...order, choices, trim: { width: 78.5, height: 40 } }, 'az')
    expect(facts.filter(({ kind }) => kind === 'size')).toEqual([])
    expect(facts).toContainEqual({ kind: 'choice', label: 'Ölçü', text: '78,5 × 40 mm' })
  })
})
