import type { Language } from '../../../../src/lib/languages.ts'
import { formatDate, formatMoney, formatNumber } from '../../../lib/formats.ts'

type Said = { id: number; name: string; isNewer: boolean; total: number; until: string }

/** What the customer reads before the link, in their language; `total` in AZN, `until` a day. */
const texts: Record<
  Language,
  (said: { id: string; name: string; isNewer: boolean; total: string; until: string }) => string
> = {
  az: ({ id, name, isNewer, total, until }) =>
    `${name}, № ${id} qiymət təklifiniz ${isNewer ? 'yeniləndi' : 'hazırdır'}. Yekun ${total}, təklif ${until} tarixinədək qüvvədədir.`,
  ru: ({ id, name, isNewer, total, until }) =>
    `${name}, ${isNewer ? `мы обновили предложение № ${id}` : `ваше предложение № ${id} готово`}. Итого ${total}, действует до ${until} включительно.`,
  en: ({ id, name, isNewer, total, until }) =>
    `${name}, your quote No. ${id} ${isNewer ? 'has been updated' : 'is ready'}. Total ${total}, valid until ${until}.`,
}

export function quoteMessage({ id, total, until, ...rest }: Said, language: Language): string {
  return texts[language]({
    ...rest,
    id: formatNumber(id, language),
    total: formatMoney(total, language),
    until: formatDate(`${until}T00:00:00Z`, language),
  })
}
