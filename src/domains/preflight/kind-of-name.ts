import { foldedWords } from '../../lib/text-folding.ts'
import type { ProfileKind } from './profile-input.ts'

/** How words begin, or whole words, that tell what is printed, in any of the three languages. */
type Words = { begin: string; are?: string }

/** The first kind with one of its words in a name is the name's: what is special stands before what is general. */
const words: Record<ProfileKind, Words> = {
  // No “cap”: folded, it is the word for printing in Azerbaijani.
  textile: {
    begin:
      'futbolka футболк köynək shirt hudi hoodie худи geyim одежд clothing kepka кепк papaq parça ткан tote tekstil текстил textile',
  },
  gift: {
    begin:
      'fincan кружк mug termos термос flask qələm ручк suvenir сувенир souvenir hədiyyə подар gift значк знач badge brelok брелок keyring möhür ştamp штамп stamp',
    are: 'pen pens nişanı',
  },
  sticker: { begin: 'stiker стикер sticker etiket этикет label yapışqan наклейк' },
  largeFormat: {
    begin:
      'banner баннер rollup stend стенд lövhə вывеск табличк sign fasad фасад shopfront plyonka плёнк film hərf букв işıq светов lightbox bilbord билборд billboard vitrin витрин bayraq флаг flag',
    are: 'roll ролл pop поп stand letter letters light plate',
  },
  brochure: {
    begin:
      'broşür брошюр brochure kataloq каталог catalog jurnal журнал magazine kitab книг menyu меню təqvim календар calendar bloknot блокнот notebook',
    are: 'book books menu menus',
  },
  leaflet: {
    begin:
      'flayer флаер листовк leaflet buklet буклет plakat плакат poster afişa афиш blank бланк letterhead zərf конверт envelope qovluq папк folder sertifikat сертификат certificate diplom диплом dəvət приглаш invitation qutu короб qablaşdırma упаков packag karton картон stəkan стакан paket пакет',
    are: 'flyer flyers box boxes bag bags cup cups',
  },
  card: { begin: 'vizit визит карточк открытк postcard', are: 'kart kartı kartlar kartları card cards' },
}

const folded = (text: string): string[] => text.split(' ').flatMap(foldedWords)
const kinds = Object.entries(words).map(([kind, { begin, are = '' }]) => ({
  kind: kind as ProfileKind,
  begin: folded(begin),
  are: new Set(folded(are)),
}))

/** What a service or product of these names is, by its words in any language; null where none tells (ART-20). */
export function kindOfName(names: readonly string[]): ProfileKind | null {
  const found = names.flatMap(foldedWords)
  const isOf = ({ begin, are }: (typeof kinds)[number]) =>
    found.some((word) => are.has(word) || begin.some((stem) => word.startsWith(stem)))
  return kinds.find(isOf)?.kind ?? null
}
