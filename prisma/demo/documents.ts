import type { EqaimeState } from '../../src/domains/tax/eqaime-states.ts'
import { payers } from './money.ts'
import type { CustomerEmail } from './people.ts'

/** The demo company is a VAT payer. Its numbers are made up, but follow the rules. */
export const demoSeller = {
  validFrom: '2020-01-01',
  name: '«Mətbəə» MMC',
  voen: '9900123401',
  address: 'AZ1000, Bakı, Nizami küçəsi 114',
  director: 'Nağıyeva Rəna Ədalət qızı',
  email: 'muhasib@metbee.example',
  taxKind: 'vat18',
  accounts: [
    {
      bank: 'Nümunə Bankı ASC',
      code: '505999',
      swift: 'NUMBAZ22',
      iban: 'AZ53NUMB38090019440012345678',
      bankVoen: '9900876511',
      correspondentAccount: 'AZ37NABZ01350100000000001944',
    },
  ],
  vatAccount: 'AZ61NUMB01350100000000002944',
} as const

type DemoBuyer = { name: string; voen: string; address: string; contract?: string }

/** Companies that pay for their employees’ orders; those of {@link payers}. */
export const demoBuyers: Partial<Record<CustomerEmail, DemoBuyer>> = {
  'gunel@butaqehve.example': {
    name: payers['gunel@butaqehve.example'] ?? '',
    voen: '1402345691',
    address: 'Bakı, Tbilisi prospekti 41',
    contract: '№ 12, 3 mart 2026',
  },
  'ferid@odlarmebel.example': {
    name: payers['ferid@odlarmebel.example'] ?? '',
    voen: '1301774231',
    address: 'Bakı, Əhməd Rəcəbli küçəsi 28',
  },
  'nermin@sebaklinika.example': {
    name: payers['nermin@sebaklinika.example'] ?? '',
    voen: '1800556791',
    address: 'Bakı, Xətai prospekti 9',
  },
  'sevinc@denizotel.example': {
    name: payers['sevinc@denizotel.example'] ?? '',
    voen: '1003442151',
    address: 'Bakı, Nəriman Nərimanov prospekti 22',
  },
  'vusal@narbagi.example': {
    name: payers['vusal@narbagi.example'] ?? '',
    voen: '1700441231',
    address: 'Göyçay, Heydər Əliyev prospekti 5',
  },
  // Without its address no e-qaimə of it goes.
  'lale@laleoptika.example': {
    name: payers['lale@laleoptika.example'] ?? '',
    voen: '2003158731',
    address: '',
  },
}

/** Days ago on which the act of a customer's last order was issued; all others a day after it was handed over. */
export const lateActs: Partial<Record<CustomerEmail, number>> = {
  'sevinc@denizotel.example': 6,
  'ferid@odlarmebel.example': 5,
  'vusal@narbagi.example': 3,
  'lale@laleoptika.example': 1,
}

/** The number that the portal gave the first e-qaimə. */
export const firstPortalNumber = 26_110_000_407
/** The states of those that were exported last, the newest first; all others are approved. */
export const lastPortalStates: readonly EqaimeState[] = [
  'onApproval',
  'cancelRequested',
  'approved',
  'approvedBySystem',
]
