import type { Message } from '../../lib/errors.ts'
import type { Qepik } from '../../lib/money.ts'
import { withPercentSign } from '../../lib/percent.ts'
import { vatPercent } from '../tax/vat.ts'
import type { Translator } from './define-email.ts'
import type { Fact } from './email.ts'
import { formatMoney } from './formats.ts'

const ofItVat: Message = /*i18n*/ { id: 'mail.vat', message: 'Of it VAT {percent}' }

/** How much of a sum is VAT; nothing of a seller who is no VAT payer (DOC-33). */
export const vatFacts = (vat: Qepik, { say, language }: Translator): Fact[] =>
  vat === 0
    ? []
    : [
        {
          label: say(ofItVat, { percent: withPercentSign(String(vatPercent), language) }),
          value: formatMoney(vat, language),
        },
      ]
