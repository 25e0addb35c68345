import type { Database } from '../../../db/client.ts'
import { messageFacts, type OfOrder, toCustomer } from '../about-order.ts'

/** A version of the artwork that the customer sent. */
type OfVersion = OfOrder & { version: number }

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
      const { state, newest } = await readArtwork(db, orderId)
      const isStillFaulty = state === 'NeedsFix' && newest?.number === version && !newest.byStaff
      return isStillFaulty ? { version } : null
    },
    say: ({ version }) => ({ values: { version } }),
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

/** The artwork's state, with its newest version. */
async function readArtwork(db: Database, orderId: number) {
  const artwork = await db.artwork.findUnique({
    where: { orderId },
    include: {
      versions: {
        orderBy: { number: 'desc' },
        take: 1,
        select: { number: true, byStaff: true, _count: { select: { seen: true } } },
      },
    },
  })
  return { state: artwork?.state, newest: artwork?.versions[0] }
}
