import { readStored, writeStored } from '../../../lib/device.ts'

const name = 'orderPayer'

/** The company that this account has chosen to pay for what it is about to order; undefined: the customer pays. */
export function payerOf(owner: number | undefined): number | undefined {
  const [of, buyerId] = (readStored(name) ?? '').split(':').map(Number)
  return owner !== undefined && of === owner && buyerId ? buyerId : undefined
}

export const keepPayer = (owner: number, buyerId: number | null): void =>
  void writeStored(name, buyerId === null ? null : `${owner}:${buyerId}`)

/** What is ordered next is paid by the customer again. */
export const forgetPayer = (): void => void writeStored(name, null)
