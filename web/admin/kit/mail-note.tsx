import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MailReach } from '../../../src/domains/customers/mail-reach.ts'
import { classNames } from '../../lib/class-names.ts'
import { useWhatsApp } from './orders/use-whatsapp.ts'
import { phoneLinks } from './phone-links.ts'

/** Whether an email about an order reaches its customer; the server says it to staff wherever they read orders. */
export type WithMail = { customerMail?: MailReach | undefined }
type Mailed = WithMail & { id: number; appUser: { phoneNumber: string } }

/** No email about the order reaches its customer. */
const isSilent = ({ customerMail }: WithMail): boolean =>
  customerMail === 'unconfirmed' || customerMail === 'noAddress'

/** A sentence of a dialog about an email to the customer, where one goes; {@link NoMail} says the other case. */
export const whereMailed = (order: WithMail, sentence: ReactNode): ReactNode[] =>
  isSilent(order) ? [] : [sentence]

/** What becomes of an email about an order, as a sentence for a notice. */
export function useMailText(): (order: WithMail) => string {
  const { t } = useLingui()
  return ({ customerMail }) => {
    if (customerMail === 'unconfirmed') return t`No e-mail goes: the customer has not confirmed the address.`
    if (customerMail === 'noAddress') return t`No e-mail goes: the customer has no address.`
    return t`The customer gets an e-mail.`
  }
}

/** What is said of an email to the customer: `children` where it goes; otherwise why not, and how to reach them. */
export const MailNote = ({ order, children }: { order: Mailed; children: ReactNode }) =>
  isSilent(order) ? <NoMail order={order} /> : children

/** Why no email goes to the customer of an order, with a call and WhatsApp instead; nothing where emails go. */
export function NoMail({ order, className }: { order: Mailed; className?: string }) {
  const mailText = useMailText()
  if (!isSilent(order)) return null
  return (
    <span className={classNames('block', className)}>
      <span className="text-warn">{mailText(order)}</span> <ReachAbout order={order} />
    </span>
  )
}

/** Calling, and WhatsApp with what stands with the order (ORD-24). */
const ReachAbout = ({ order }: { order: Mailed }) => (
  <ReachBy phone={order.appUser.phoneNumber} whatsApp={useWhatsApp(order)} />
)

type NoQuoteMailProps = { quote: WithMail & { customer: { phoneNumber: string } } }

/** The same of a quote: with its link WhatsApp has its text, here there is none yet. */
export function NoQuoteMail({ quote }: NoQuoteMailProps) {
  const mailText = useMailText()
  const { phoneNumber } = quote.customer
  return (
    <p>
      <span className="text-warn">{mailText(quote)}</span>{' '}
      <ReachBy phone={phoneNumber} whatsApp={phoneLinks(phoneNumber).whatsApp} />
    </p>
  )
}

/** Only why, where a call and WhatsApp stand beside it. */
export function NoMailWhy({ order, className }: { order: WithMail; className?: string }) {
  const mailText = useMailText()
  return isSilent(order) && <p className={classNames('text-warn', className)}>{mailText(order)}</p>
}

const link =
  'inline-flex min-h-6 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11'

/** Calling and WhatsApp, as two links in a sentence. */
function ReachBy({ phone, whatsApp }: { phone: string; whatsApp: string | null }) {
  const { shown, call } = phoneLinks(phone)
  if (!shown) return null
  return (
    <span className="inline-flex flex-wrap gap-x-3 whitespace-nowrap">
      <a href={call} className={link}>
        {shown}
      </a>
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={link}>
          WhatsApp
        </a>
      )}
    </span>
  )
}

/** The same for several orders: how many customers have to be told by hand. Their rows say which, and why. */
export function MailsNote({ orders, children }: { orders: readonly WithMail[]; children: ReactNode }) {
  const silent = orders.filter(isSilent).length
  if (silent === 0) return children
  return (
    <span>
      {silent < orders.length && <>{children} </>}
      <span className="text-warn">
        <Plural
          value={silent}
          one="No e-mail goes about # order: tell the customer yourself."
          other="No e-mail goes about # orders: tell the customers yourself."
        />
      </span>
    </span>
  )
}

/** What a row of several says of the email to its customer: `mailed` where one goes. */
export const MailMark = ({ order, mailed }: { order: WithMail; mailed?: ReactNode }) =>
  isSilent(order) ? (
    <span className="whitespace-nowrap text-warn">
      <Trans>no e-mail goes</Trans>
    </span>
  ) : (
    mailed
  )
