import { maxQepik } from '../../../../src/lib/money.ts'

export type PriceProblem = 'empty' | 'unreadable' | 'notPositive' | 'tooMuch'
export type ReadPrice = { azn: number } | { problem: PriceProblem }

/**
 * A price as staff write it: `72`, `72,5`, `72.50`, `1.240,00`, `1 240,5 ₼`. Comma or dot is the decimal sign;
 * before exactly three digits it groups thousands, as money has two decimals at most. AZN.
 */
export function readPrice(text: string): ReadPrice {
  const typed = text.replace(/[\s\u00a0\u202f]|₼|azn/gi, '')
  if (typed === '') return { problem: 'empty' }
  const match = /^(-?)(\d{1,3}(?:([.,'])\d{3})+|\d+)(?:([.,])(\d{0,2}))?$/.exec(typed)
  if (!match) return { problem: 'unreadable' }
  const [, minus, whole = '', group, decimalSign, decimals = ''] = match
  const isMixed = new Set(whole.replace(/\d/g, '')).size > 1
  if (isMixed || (group !== undefined && group === decimalSign)) return { problem: 'unreadable' }
  const azn = Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
  if (azn === 0 || minus === '-') return { problem: 'notPositive' }
  return azn * 100 > maxQepik ? { problem: 'tooMuch' } : { azn }
}

/** By how much a price is under (−) or over (+) the suggestion, AZN; 0 when they are the same. */
export function difference(azn: number, suggestion: number): number {
  return (Math.round(azn * 100) - Math.round(suggestion * 100)) / 100
}
