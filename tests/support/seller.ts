import type { Database } from '../../src/db/client.ts'
import type { Seller } from '../../src/domains/seller/seller-input.ts'
import type { TaxKind } from '../../src/domains/tax/vat.ts'

export const ibans = {
  main: 'AZ21NABZ00000000137010001944',
  vat: 'AZ96AZEJ00000000001234567890',
} as const

/** Requisites with which documents can be issued. */
export const sellerOf = (taxKind: TaxKind): Seller => ({
  name: '«Mətbəə Çap» MMC',
  voen: '9900123401',
  address: 'AZ1000, Bakı, Nizami küç. 114',
  director: 'Nağıyeva Rəna Ədalət qızı',
  email: 'muhasib@example.com',
  taxKind,
  accounts: [
    {
      bank: 'Nümunə Bankı ASC',
      code: '505999',
      swift: 'NUMBAZ22',
      iban: ibans.main,
      bankVoen: '9900876511',
      correspondentAccount: '',
    },
  ],
  vatAccount: taxKind === 'vat18' ? ibans.vat : '',
})

/** {@link sellerOf}, since long ago. */
export async function makeSeller(db: Database, data: { taxKind?: TaxKind; validFrom?: string } = {}) {
  const { taxKind = 'vat18', validFrom = '2020-01-01' } = data
  await db.sellerProfile.deleteMany()
  return db.sellerProfile.create({ data: { ...sellerOf(taxKind), validFrom: new Date(validFrom) } })
}
