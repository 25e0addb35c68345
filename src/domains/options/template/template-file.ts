import { type Message, notFound } from '../../../lib/errors.ts'
import type { FileAnswer } from '../../../lib/file-answer.ts'
import { type Language, pick } from '../../../lib/languages.ts'
import { translate } from '../../../lib/translate.ts'
import type { Caller } from '../../../procedures/access.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { quoteOptions } from '../quote-options.ts'
import { findConfigured } from '../read-options.ts'
import { fromSearch } from '../selection-address.ts'
import { profileOf, withProfile } from './product-profile.ts'
import { templateSheet } from './template-sheet.ts'

export const templateType = 'application/pdf'

const texts = {
  template: /*i18n*/ { id: 'template.title', message: 'Template' },
  size: /*i18n*/ { id: 'template.size', message: 'Trimmed size {width} × {height} mm' },
  bleed: /*i18n*/ { id: 'template.bleed', message: 'Tinted: bleed, {bleed} mm' },
  safe: /*i18n*/ { id: 'template.safe', message: 'Dashed: keep text inside' },
  scale: /*i18n*/ { id: 'template.scale', message: 'Scale 1:{scale}' },
  page: /*i18n*/ { id: 'template.page', message: 'Page {page}' },
} satisfies Record<string, Message>

/**
 * The template of exactly one selection (OPT-12), which `search` holds as an address does.
 * @throws NOT_FOUND, also for a product without options or a selection without a size; RATE_LIMITED
 */
export async function templateFile(
  deps: Pick<Deps, 'db' | 'now' | 'limits'>,
  caller: Caller | null,
  { id, language, search, address }: { id: number; language: Language; search: string; address: string },
): Promise<FileAnswer> {
  // Customers are counted before, by their account.
  if (!caller) await deps.limits.consume('documentAddress', address)
  const { configuration } = await findConfigured(deps, caller, id)
  if (!configuration) throw notFound()
  const asked = fromSearch(configuration, Object.fromEntries(new URLSearchParams(search)))
  const count = asked.count ?? configuration.minCount
  const { selection, trim } = quoteOptions({ configuration, selection: asked.selection, count })
  if (!trim) throw notFound()
  const product = await deps.db.product.findUniqueOrThrow({
    where: { id },
    select: { name: true, name_ru: true, name_en: true, ...withProfile },
  })
  const sheet = templateSheet(configuration, {
    selection,
    trim,
    profile: profileOf(product),
  })
  const say = (message: Message, values = {}) => translate({ ...message, values }, language)
  const figure = (value: number) => (language === 'en' ? String(value) : String(value).replace('.', ','))
  const name = pick(product, 'name', language)
  // The code that draws and embeds fonts is loaded with the first template.
  const { drawTemplate } = await import('./draw-template.ts')
  const bytes = await drawTemplate(sheet, {
    language,
    title: `${name}: ${say(texts.template)}`,
    lines: [
      name,
      say(texts.size, { width: figure(trim.width), height: figure(trim.height) }),
      say(texts.bleed, { bleed: figure(sheet.bleed) }),
      say(texts.safe),
      ...(sheet.scale > 1 ? [say(texts.scale, { scale: sheet.scale })] : []),
    ],
    page: (page) => say(texts.page, { page }),
  })
  return {
    fileName: `template-${id}-${trim.width}x${trim.height}.pdf`,
    contentType: templateType,
    content: bytes.toString('base64'),
  }
}
