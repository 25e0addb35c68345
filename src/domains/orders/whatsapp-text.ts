import { z } from 'zod'
import { type Message, notFound } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import { intlLocales, type Language, languages, pick, toLanguage } from '../../lib/languages.ts'
import { referenceOf } from '../../lib/reference.ts'
import { translate } from '../../lib/translate.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type OrderStatus, type Stage, stageOf } from '../order-status/statuses.ts'
import { assertReadsAsStaff } from './order-reader.ts'

type WrittenOrder = {
  id: number
  status: OrderStatus
  count: number
  serviceName: string
  serviceName_ru: string
  serviceName_en: string
  productName: string | null
  productName_ru: string | null
  productName_en: string | null
  user: { name: string; addedById: number | null }
}

export const whatsAppSchema = z.object({
  language: z.enum(languages),
  greeting: z.string(),
  /** What stands with the order. */
  text: z.string(),
  /** The order's page in the customer's account; empty where there is none. */
  url: z.string(),
})
type WhatsAppText = z.infer<typeof whatsAppSchema>

const greeting: Message = /*i18n*/ { id: 'whatsApp.greeting', message: 'Hello {name}!' }
const item: Message = /*i18n*/ { id: 'whatsApp.item', message: 'order {order} ({item}, {count} pcs)' }
const texts: Record<Stage, Message> = {
  unpriced: /*i18n*/ {
    id: 'whatsApp.unpriced',
    message: 'We have received your {what} and will tell you its price.',
  },
  queued: /*i18n*/ { id: 'whatsApp.queued', message: 'We have accepted your {what}.' },
  printing: /*i18n*/ { id: 'whatsApp.printing', message: 'Your {what} is in production.' },
  made: /*i18n*/ { id: 'whatsApp.made', message: 'Your {what} is made.' },
  toCollect: /*i18n*/ { id: 'whatsApp.toCollect', message: 'Your {what} is ready.' },
  done: /*i18n*/ { id: 'whatsApp.done', message: 'Your {what} is completed. Thank you!' },
  givenUp: /*i18n*/ { id: 'whatsApp.givenUp', message: 'Your {what} was not approved.' },
}

/**
 * What staff write to an order's customer on WhatsApp, in the customer's language: which order, what it is,
 * where it stands and, with an account, its page (ORD-24). They read and change it there before it is sent.
 */
export function whatsAppText(
  order: WrittenOrder,
  { language, siteUrl }: { language: Language; siteUrl: string },
): WhatsAppText {
  const say = (message: Message, values: Record<string, string>) =>
    translate({ ...message, values }, language)
  const names =
    order.productName === null
      ? { name: order.serviceName, name_ru: order.serviceName_ru, name_en: order.serviceName_en }
      : {
          name: order.productName,
          name_ru: order.productName_ru ?? '',
          name_en: order.productName_en ?? '',
        }
  const what = say(item, {
    order: referenceOf(order.id, language),
    item: pick(names, 'name', language),
    count: new Intl.NumberFormat(intlLocales[language]).format(order.count),
  })
  return {
    language,
    greeting: say(greeting, { name: order.user.name }),
    text: say(texts[stageOf(order.status)], { what }),
    url: order.user.addedById === null ? siteUrl + addressIn(language, `/myorder/${order.id}`) : '',
  }
}

/**
 * {@link whatsAppText} of an order that the caller reads as staff, in the customer's language unless another
 * one is asked for.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function writeWhatsApp(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  caller: Caller,
  { id, textLanguage }: { id: number; textLanguage?: Language | undefined },
): Promise<WhatsAppText> {
  const user = { select: { name: true, language: true, addedById: true } } as const
  const order = await db.order.findUnique({ where: { id }, include: { user } })
  assertReadsAsStaff(caller, order)
  if (!order) throw notFound()
  return whatsAppOf(order, settings, textLanguage)
}

type Whose = WrittenOrder & { language: string | null; user: { language: string | null } }

/** {@link whatsAppText} in the language of the order's customer, unless another one is asked for. */
export const whatsAppOf = (
  order: Whose,
  settings: Pick<Deps['settings'], 'SITE_URL'>,
  asked?: Language,
): WhatsAppText =>
  whatsAppText(order, {
    language: asked ?? toLanguage(order.language ?? order.user.language),
    siteUrl: settings.SITE_URL,
  })
