import type { Message } from '../../../lib/errors.ts'
import { overrideParts, whyUnapproved } from '../../order-status/unapproved.ts'
import { messageFacts, type OfOrder, reasonFact, toCompanyOfOrder, toCustomer } from '../about-order.ts'
import type { Translator, Writing } from '../define-email.ts'
import { formatMoment } from '../formats.ts'

type OfProof = OfOrder & { proofId: number }
type OfApproval = OfOrder & { approvalId: number }

const texts = {
  approved: /*i18n*/ { id: 'mail.proofApproved.subject', message: 'Order No. {order} is approved for print' },
  approvedText: /*i18n*/ {
    id: 'mail.proofApproved.text',
    message: 'Version {version} was approved for print on {when} (Baku time).',
  },
  notYou: /*i18n*/ {
    id: 'mail.proofApproved.notYou',
    message: 'If this was a mistake, withdraw the approval on the order’s page before we begin to print.',
  },
  approvedBy: /*i18n*/ { id: 'mail.order.approvedBy', message: 'Approved by' },
  linkOf: /*i18n*/ { id: 'mail.order.linkOf', message: 'By a link that was made by' },
  version: /*i18n*/ { id: 'mail.order.version', message: 'Version' },
  changes: /*i18n*/ { id: 'mail.order.changes', message: 'Changes' },
  pins: /*i18n*/ { id: 'mail.order.pins', message: 'Notes on the artwork' },
  staff: /*i18n*/ { id: 'mail.order.staff', message: 'Decided by' },
} as const satisfies Record<string, Message>

export const proofEmails = {
  /** The newest proof of its order, while it waits for an answer. */
  proofReady: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.proofReady.subject',
      message: 'The proof of your order No. {order} is ready',
    },
    text: /*i18n*/ {
      id: 'mail.proofReady.text',
      message:
        'Please look at proof {round} and approve it for print, or tell us what should change. We print only what you have approved.',
    },
    read: ({ orderId, proofId }: OfProof, { db }) =>
      db.proof.findFirst({
        where: {
          id: proofId,
          approvals: { none: { withdrawnAt: null } },
          askedAt: null,
          order: { artwork: { state: 'ProofWaiting' }, proofs: { none: { id: { gt: proofId } } } },
          orderId,
        },
        select: { round: true, message: true },
      }),
    say: ({ round, message }, translator) => ({
      values: { round },
      facts: messageFacts(message, translator),
    }),
  }),

  changesAsked: toCompanyOfOrder({
    subject: /*i18n*/ { id: 'mail.changesAsked.subject', message: 'Changes asked for order No. {order}' },
    text: /*i18n*/ {
      id: 'mail.changesAsked.text',
      message: '{client} has asked for changes to proof {round}.',
    },
    async read({ proofId }: OfProof, { db }) {
      const proof = await db.proof.findUnique({
        where: { id: proofId },
        include: { _count: { select: { pins: { where: { side: 'customer' } } } } },
      })
      return proof && { round: proof.round, text: proof.askedText, pins: proof._count.pins }
    },
    say: ({ round, text, pins }, { say }) => ({
      values: { round },
      facts: [
        { label: say(texts.changes), value: text },
        { label: say(texts.pins), value: pins === 0 ? '' : String(pins) },
      ],
    }),
  }),

  proofApproved: toCustomer({
    subject: texts.approved,
    text: texts.approvedText,
    read: readApproval,
    say: (approval, translator) => ({
      ...sayApproval(approval, translator),
      notes: [translator.say(texts.notYou)],
    }),
  }),

  proofApprovedCompany: toCompanyOfOrder({
    subject: texts.approved,
    text: texts.approvedText,
    read: readApproval,
    say: sayApproval,
  }),

  /** `eventId`: the move into production, with its reason, and which staff member decided so. */
  startedUnapproved: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.startedUnapproved.subject',
      message: 'We have begun to print your order No. {order}',
    },
    text: /*i18n*/ {
      id: 'mail.startedUnapproved.text',
      message:
        'We have begun to print your order without your approval on the website. If this is not right, call us at once.',
    },
    async read({ eventId }: OfOrder & { eventId: number }, { db }) {
      const override = await db.productionOverride.findFirst({
        where: { eventId, event: { undoneBy: null } },
        include: overrideParts,
      })
      const why = override && whyUnapproved(override)
      return why && why.reason !== '' ? why : null
    },
    say: ({ reason, name }, translator) => ({
      facts: [reasonFact(reason, translator), { label: translator.say(texts.staff), value: name }],
    }),
  }),
}

/** `linkOf` is the holder of the link that it came by; null where it came from the customer's account. */
type Approval = { name: string; at: Date; version: number; linkOf: string | null }

async function readApproval({ approvalId }: OfApproval, { db }: Writing): Promise<Approval | null> {
  const approval = await db.approval.findFirst({
    where: { id: approvalId, withdrawnAt: null },
    include: { version: { select: { number: true } }, linkBy: { select: { name: true, surname: true } } },
  })
  if (!approval) return null
  const { name, at, version, linkBy } = approval
  return { name, at, version: version.number, linkOf: linkBy && `${linkBy.name} ${linkBy.surname}`.trim() }
}

function sayApproval({ name, at, version, linkOf }: Approval, { say, language }: Translator) {
  const facts = [
    { label: say(texts.approvedBy), value: name },
    ...(linkOf === null ? [] : [{ label: say(texts.linkOf), value: linkOf }]),
    { label: say(texts.version), value: String(version) },
  ]
  return { values: { version, when: formatMoment(at, language) }, facts }
}
