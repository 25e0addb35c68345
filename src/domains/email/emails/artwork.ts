import type { Database } from '../../../db/client.ts'
import type { Message } from '../../../lib/errors.ts'
import { findingText } from '../../preflight/finding-text.ts'
import { type Finding, findingsOf } from '../../preflight/version-findings.ts'
import { messageFacts, type OfOrder, toCustomer } from '../about-order.ts'
import type { Translator } from '../define-email.ts'
import type { Fact } from '../email.ts'

/** A version of the artwork that the customer sent. */
type OfVersion = OfOrder & { version: number }

const texts = {
  page: /*i18n*/ { id: 'mail.artworkFaulty.page', message: 'Page {page}' },
  file: /*i18n*/ { id: 'mail.artworkFaulty.file', message: 'File' },
  more: /*i18n*/ {
    id: 'mail.artworkFaulty.more',
    message: '{count, plural, one {# more thing stands} other {# more things stand}} on the order’s page.',
  },
} as const satisfies Record<string, Message>

export const artworkEmails = {
  /** The checks found something in this version that must be fixed. */
  artworkFaulty: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.artworkFaulty.subject',
      message: 'The artwork of your order No. {order} needs fixing',
    },
    text: /*i18n*/ {
      id: 'mail.artworkFaulty.text',
      message:
        'We have checked version {version} of your artwork and found something that must be fixed before it can be printed. On the order’s page you see what and where, and how to fix it.',
    },
    async read({ orderId, version }: OfVersion, { db }) {
      const { state, newest, profile } = await readArtwork(db, orderId)
      const isStillFaulty = state === 'NeedsFix' && newest?.number === version && !newest.byStaff
      if (!isStillFaulty) return null
      return { version, faults: findingsOf(newest, profile).filter(({ severity }) => severity === 'must') }
    },
    say: ({ version, faults }, translator) => ({
      values: { version },
      facts: faults.slice(0, mostFaults).map((fault) => faultFact(fault, translator)),
      notes:
        faults.length > mostFaults ? [translator.say(texts.more, { count: faults.length - mostFaults })] : [],
    }),
  }),

  /** Nothing must be fixed, but the customer has to say of so many places whether they may stay. */
  artworkToSee: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.artworkToSee.subject',
      message: 'The artwork of your order No. {order}: please take a look',
    },
    text: /*i18n*/ {
      id: 'mail.artworkToSee.text',
      message:
        'We have checked version {version} of your artwork. Nothing has to be fixed, but some places are worth a look before printing. You can see them on the order’s page and tell us if they may stay as they are.',
    },
    async read({ orderId, version, looks }: OfVersion & { looks: number }, { db }) {
      const { state, newest } = await readArtwork(db, orderId)
      const waits = state === 'Checked' && newest?.number === version && newest._count.seen < looks
      return waits ? { version } : null
    },
    say: ({ version }) => ({ values: { version } }),
  }),

  /** Staff want another file; `request` says which. */
  artworkAsked: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.artworkAsked.subject',
      message: 'Please send a file for your order No. {order}',
    },
    text: /*i18n*/ {
      id: 'mail.artworkAsked.text',
      message:
        'To print your order we need a file from you. You can send it on the order’s page, also from a phone; it is checked within seconds.',
    },
    async read({ orderId, request }: OfOrder & { request: string }, { db }) {
      const isWanted = (await db.artwork.count({ where: { orderId, state: 'Missing' } })) > 0
      return isWanted ? { request } : null
    },
    say: ({ request }, translator) => ({ facts: messageFacts(request, translator) }),
  }),
}

/** Faults that an email names; the order's page names them all. */
const mostFaults = 8

/** What is wrong, the value that there is and the one that is wanted, and how to mend it. */
function faultFact({ page, ...finding }: Finding, { say, language }: Translator): Fact {
  const { what, actual, target, mend } = findingText(finding, language)
  const values = [actual, target].filter(Boolean).join(' → ')
  return {
    label: page === undefined ? say(texts.file) : say(texts.page, { page }),
    value: [values === '' ? what : `${what}: ${values}`, mend].join('\n'),
  }
}

/** The artwork's state, with its newest version. */
async function readArtwork(db: Database, orderId: number) {
  const artwork = await db.artwork.findUnique({
    where: { orderId },
    include: {
      versions: {
        orderBy: { number: 'desc' },
        take: 1,
        select: {
          number: true,
          byStaff: true,
          files: { select: { id: true, position: true, facts: true } },
          _count: { select: { seen: true } },
        },
      },
    },
  })
  return { state: artwork?.state, newest: artwork?.versions[0], profile: artwork?.profile }
}
