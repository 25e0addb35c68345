import { foldedWords } from '../../lib/text-folding.ts'

const words = (text: string): ReadonlySet<string> => new Set(foldedWords(text))

/** A street, a square or a station is called by the name before this word: `Nizami küç.`, `Nizami street`. */
export const afterStreetName = words(
  'küç küçə küçəsi küçəsində kuc kuce kucesi kuchesi kuchasi куч кучаси кюч street str st avenue ave road rd ' +
    'prospekti prosp prospekt pr проспект пр avenue şosse şossesi shosse шоссе yolu yol highway döngə döngəsi ' +
    'dalan dalanı meydanı meydan площадь square bulvarı бульвар parkı park парк bağı metro metrosu метро station ' +
    'stansiyası станция m ул улица кюч',
)

/** And by the name after this one: `ул. Низами`. */
export const beforeStreetName = words(
  'ул улица ulitsa ulica ul пер переулок pereulok проезд тупик пр просп проспект prospekt prospect площадь пл шоссе ' +
    'метро metro станция ст m м имени им',
)

/** What stands after the name of a place: `Nizami r.`, `Низаминский район`. */
export const afterPlaceName = words(
  'r ray rayon rayonu rayonunda р рн район районе district qəs qəsəbə qəsəbəsi qəsəbəsində пос посёлок settlement ' +
    'şəhər şəhəri şəhərində город city kənd kəndi kəndində село village mkr mikrorayon микрорайон мкр massiv массив',
)

/** Parts of a building, which never are a place with a typo. */
const buildingWords = words(
  'bina binası ev evi mənzil mənzili mərtəbə mərtəbəsi giriş girişi blok bloku korpus ofis otaq mağaza obyekt ' +
    'дом здание квартира кв подъезд этаж офис блок корпус ' +
    'building house flat apartment apt floor entrance block office room',
)

const furtherWords = words('bakı баку baku azərbaycan азербайджан azerbaijan yaxınlığında yanında рядом near')

/** Words of any address: none of them is a place with a typo. */
export const isAddressWord = (word: string): boolean =>
  buildingWords.has(word) ||
  afterStreetName.has(word) ||
  beforeStreetName.has(word) ||
  afterPlaceName.has(word) ||
  furtherWords.has(word)

/** Abbreviations of one letter before the name of a place (`ş. Xırdalan`, `г. Хырдалан`): no initials of a person. */
const placeLetters = words('r ş г q п d s k c')

/** Whether a word is the initial of a person: `N. Nərimanov` names a street more often than the district. */
export const isInitial = (word: string | undefined): boolean =>
  word !== undefined && /^\p{L}$/u.test(word) && !placeLetters.has(word)

export const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d/.test(word)
