/**
 * What a text may not hold, by language: words that the glossary has dropped, straight quotes, a unit that a plain
 * space lets slip to the next line. Only what can be told from the text alone.
 */
import type { Language } from '../src/lib/languages.ts'

type Rule = { languages: readonly Language[]; pattern: RegExp; problem: string }

/** A word, whatever its case and ending, and the one to use instead. */
const dropped = (language: Language, words: Record<string, string>): Rule[] =>
  Object.entries(words).map(([word, instead]) => ({
    languages: [language],
    pattern: new RegExp(`(?<!\\p{L})(?:${word})`, 'iu'),
    problem: `says “${word}”, the glossary “${instead}”`,
  }))

const units = {
  az: 'ədəd|gün|saat|dəq|MB|KB|mm|sm|₼',
  ru: 'шт\\.|дн[ейя]|день|час|ч(?!\\p{L})|мин|МБ|КБ|MB|мм|см|%|₼',
  en: 'pcs|MB|KB|mm|cm|₼',
} as const satisfies Record<Language, string>

const unitRules = (Object.keys(units) as Language[]).map((language) => ({
  languages: [language],
  pattern: new RegExp(`(?:[\\d}#]|</\\d>|<\\d/>) (?:${units[language]})`, 'u'),
  problem: 'lacks the no-break space between a figure and its unit',
}))

const rules: readonly Rule[] = [
  ...dropped('az', {
    xərc: 'alış məbləği',
    ekran: 'səhifə',
    foto: 'şəkil',
    'tab(?!\\p{L})': 'vərəq',
    'əməl(?!iy)': 'əməliyyat',
    'ştrix-kod': 'ştrixkod',
    köynək: 'futbolka',
    halqala: 'lüvers',
    baxılıb: 'cavab verilib',
    'giriş səhifə': 'başlanğıc səhifə',
    'son tarix yoxdur': 'müddətsiz',
    '[iİ]darəetmə': 'idarə paneli',
    keçid: 'link',
    parol: 'şifrə',
    tapıntı: 'irad',
    'variant(?!ı, yadda)': 'seçim',
    köçürüldü: 'kopyalandı',
    'ikinci addım': 'ikinci mərhələ',
    dizayneriniz: 'bizim dizayner',
    'geri al(?!\\p{L}| bil)': 'geri qaytar',
  }),
  ...dropped('ru', {
    кампани: 'акция',
    продукт: 'товар',
    заявк: 'обращение',
    обработан: 'ответ дан',
    област: 'раздел',
    'разрешени(?:й|ям|ями|ях)(?!\\p{L})': 'права',
    экран: 'страница',
    стартов: 'начальная',
    админк: 'панель управления',
    учётн: 'аккаунт',
    'e-mail': 'эл. почта',
    картинк: 'изображение',
    'без срока': 'бессрочно',
    '(?<!осталось )примерно': 'предварительно',
    находк: 'замечание',
    опци: 'вариант',
    'вариант\\p{L}* макета': 'макет на утверждение',
    припуск: 'вылеты',
    'безопасн\\p{L}+ пол[еяю]': 'безопасная зона',
    'именн\\p{L}+ краск': 'плашечная краска',
    опаздыва: 'просрочен',
    'ваш\\p{L}* дизайнер': 'сделаем мы',
  }),
  ...dropped('en', {
    'sign(?:ed|s|ing)?[ -]in(?!\\p{L})': 'log in',
    handled: 'answered',
    'no last day': 'no end date',
    'client(?!\\p{L}| is the role)': 'customer',
    meanwhile: 'in the meantime',
    anew: 'again',
    'mend(?:s|ed|ing)?(?!\\p{L})': 'fix',
    'mails?(?![\\p{L}_])(?<!e-mails?)': 'e-mail',
    'emails?(?!\\p{L})': 'e-mail',
    'your designer': 'our designer',
    'somebody else': 'someone else',
  }),
  ...unitRules,
  {
    languages: ['ru'],
    pattern: /\p{L}\((?:а|ла|ась|лась|ен|на)\)/u,
    problem: 'has a form that depends on who acted',
  },
  {
    languages: ['az', 'ru', 'en'],
    pattern: /\.tsx?(?!\p{L})/u,
    problem: 'names a source file: notes of translators are no text',
  },
  { languages: ['az', 'ru', 'en'], pattern: /№ (?=[\d{#<])/u, problem: 'lacks the no-break space after №' },
  { languages: ['az', 'ru'], pattern: /"|“|”/u, problem: 'has other quotes than « »' },
  { languages: ['en'], pattern: /"|«|»|\p{L}'\p{L}/u, problem: 'has straight or foreign quotes' },
]

/** What is wrong with a translation, in words. */
export const errorsOf = (text: string, language: Language): string[] =>
  rules
    .filter((rule) => rule.languages.includes(language) && rule.pattern.test(shown(text)))
    .map((rule) => rule.problem)

/** What a reader sees: names of placeholders are no words. */
const shown = (text: string): string => text.replace(/\{\w+\}/g, '{}').replace(/\{\w+(?=, plural)/g, '{')
