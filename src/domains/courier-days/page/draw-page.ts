import type { Message } from '../../../lib/errors.ts'
import { intlLocales, type Language } from '../../../lib/languages.ts'
import { toQepik } from '../../../lib/money.ts'
import { shownPhone } from '../../../lib/phone.ts'
import { translate } from '../../../lib/translate.ts'
import { sayIn as plainIn } from '../../email/email.ts'
import { formatHour, formatPromised } from '../../email/formats.ts'
import { escapeHtml } from '../../email/set-email.ts'
import { addressWords } from '../../order-shipment/address-words.ts'
import { formatPrice } from '../../orders/pdf/formats.ts'
import type { LinkedDay, Stop } from '../linked-day.ts'
import { stopWords, zonesOf } from '../stop-words.ts'
import { courierProgram, type PageText } from './page-program.ts'
import { pageStyle } from './page-style.ts'
import { pageWords, programWords } from './page-words.ts'

/** The house, as the page names it. */
export type House = { name: string; phoneNumber: string }
type Page = { house: House; language: Language; now: Date }
type Values = Record<string, string | number>
type Say = (message: Message, values?: Values) => string
type Drawing = { say: Say; language: Language }

/** As HTML: what people typed is never markup. */
const sayIn =
  (language: Language): Say =>
  (message, values) =>
    escapeHtml(translate(Object.assign({}, message, values && { values }), language))

const money = (azn: number, { language }: Drawing): string => formatPrice(toQepik(azn), language)

/** The courier's list on a phone, in one file (DEL-42). */
export function drawCourierPage(id: number, day: LinkedDay, { house, language, now }: Page): string {
  const drawing = { say: sayIn(language), language }
  const { say } = drawing
  const title = `${day.name}, ${dayWords(day.day, language)}`
  const zones = zonesOf(day, language)
  const first = day.stops.find(({ status }) => status === 'HandedOver')?.id
  const list = zones.map(({ zone, stops }) => {
    const count = say(stopWords.addresses, { count: stops.length })
    const rows = stops.map(({ place, stop }) => drawStop(place, stop, drawing, stop.id === first)).join('\n')
    return `<section><h2>${escapeHtml(zone) || say(stopWords.noZone)} <span>${count}</span></h2>\n<ol>${rows}</ol></section>`
  })
  const { phoneNumber } = house
  const call =
    phoneNumber &&
    ` · <a class="nowrap" href="tel:${escapeHtml(phoneNumber)}">${escapeHtml(shownPhone(phoneNumber))}</a>`
  const renewed = say(pageWords.renewed, { hour: formatHour(now.toISOString()) })
  return frame(
    { language, title, script: scriptOf(language) },
    `<header data-left="${day.left}" data-addresses="${day.addresses}" data-due="${day.toCollect}" data-hand="${day.collected}">
<p class="row"><span class="brand">${escapeHtml(house.name)}</span><span class="small">${say(pageWords.onlyToday)}</span></p>
<div class="row"><h1>${escapeHtml(title)}</h1><span class="nowrap" id="left">${say(pageWords.left, { left: day.left, addresses: day.addresses })}</span></div>
<p>${say(stopWords.toCollect)} <b class="nowrap" id="due">${money(day.toCollect, drawing)}</b> · ${say(stopWords.inHand)} <b class="nowrap" id="hand">${money(day.collected, drawing)}</b></p>
</header>
<p class="say" id="say" role="status" hidden></p>
<noscript><p class="say">${say(pageWords.without, { phone: shownPhone(house.phoneNumber) })}</p></noscript>
<main data-day="${id}" data-made="${now.getTime()}">
${list.join('\n') || `<section><p class="acts">${say(pageWords.empty)}</p></section>`}
</main>
<footer>${renewed}${call}</footer>`,
  )
}

/** What every link says that doesn't work (DEL-40). */
export function drawClosedPage({ house, language }: Omit<Page, 'now'>): string {
  const say = sayIn(language)
  const phone = house.phoneNumber
  const call =
    phone &&
    `<p><a class="button main" href="tel:${escapeHtml(phone)}">${escapeHtml(shownPhone(phone))}</a></p>`
  return frame(
    { language, title: translate(pageWords.closed, language), script: '' },
    `<main class="over"><p class="brand">${escapeHtml(house.name)}</p><h1>${say(pageWords.closed)}</h1>${call}</main>`,
  )
}

/** `26 noyabr` without its weekday, never on two lines. */
const dayWords = (day: string, language: Language): string => {
  const found = formatPromised(day, language)
    .split(', ')
    .find((part) => /\d/.test(part))
  return found?.replaceAll(' ', '\u00a0') ?? day
}

const frame = (
  { language, title, script }: { language: Language; title: string; script: string },
  body: string,
) =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${pageStyle}</style></head>
<body>${body}
${script && `<script>${script}</script>`}</body></html>
`

function drawStop(place: number, stop: Stop, drawing: Drawing, isOpen: boolean): string {
  const { id, status, owed, collected } = stop
  const facts = `id="stop-${id}" data-id="${id}" data-owed="${owed}" data-collected="${collected}"`
  if (status !== 'HandedOver') return drawDone(stop, facts, drawing)
  return `<li ${facts}><details name="stop"${isOpen ? ' open' : ''}><summary class="stop"><span class="mark">${place}</span>
${drawTexts(stop, drawing)}${drawSum(stop, drawing)}</summary>
<div class="acts">${drawForms(stop, drawing)}</div></details></li>`
}

function drawTexts(stop: Stop, drawing: Drawing): string {
  const { address, recipient, number, boxes, note } = stop
  const { say } = drawing
  const landmark = address?.landmark && `<span>${escapeHtml(address.landmark)}</span>`
  const facts = [
    `<span class="who">${escapeHtml(recipient)}</span>`,
    `<span class="nowrap">${number}, ${say(stopWords.boxes, { boxes })}</span>`,
  ]
  const lines = [landmark, `<span>${(recipient ? facts : facts.slice(1)).join(' · ')}</span>`]
  if (note) lines.push(`<span>${escapeHtml(note)}</span>`)
  return `<h3>${addressOf(stop, drawing)}</h3><span class="text">${lines.filter(Boolean).join('\n')}</span>`
}

/** As HTML; of an erased customer what says so. */
const addressOf = ({ address }: Stop, { say, language }: Drawing): string =>
  address ? escapeHtml(addressWords(address, plainIn(language))) : say(stopWords.noAddress)

function drawSum({ owed }: Stop, drawing: Drawing): string {
  const { say } = drawing
  return owed > 0
    ? `<span class="sum">${money(owed, drawing)}<small>${say(stopWords.collect)}</small></span>`
    : `<span class="sum"><span class="ok">${say(stopWords.paid)}</span></span>`
}

function drawDone(stop: Stop, facts: string, drawing: Drawing): string {
  const { say } = drawing
  const { failure, collected } = stop
  const sum =
    collected > 0
      ? `${money(collected, drawing)}<small>${say(stopWords.collected)}</small>`
      : paidOf(stop, say)
  return `<li class="done${failure === null ? '' : ' failed'}" ${facts}><div class="stop"><span class="mark" aria-hidden="true">${failure === null ? '✓' : '×'}</span>
<h3>${addressOf(stop, drawing)}</h3><span class="text"><span>${whatBecame(stop, drawing)}</span></span>
<span class="sum">${sum}</span></div></li>`
}

function whatBecame({ at, failure, failureNote, takenBy }: Stop, { say, language }: Drawing): string {
  const hour = formatHour(at)
  if (failure === null) return say(pageWords.taken, { hour, name: takenBy })
  const why = [translate(stopWords[failure], language), failureNote].filter(Boolean).join(', ')
  return say(pageWords.untaken, { hour, why })
}

const paidOf = ({ owed, failure }: Stop, say: Say): string =>
  owed > 0 || failure !== null ? '' : `<span class="ok">${say(stopWords.paid)}</span>`

function drawForms(stop: Stop, drawing: Drawing): string {
  const { say } = drawing
  const { id, recipient, owed, phoneNumber } = stop
  const cash = `<div class="cash"><label><input type="checkbox" name="paid"${owed > 0 ? ' checked' : ''}> <span>${say(pageWords.cash, { sum: money(owed, drawing) })}</span></label>
<button type="button" class="word" data-other aria-expanded="false">${say(pageWords.otherSum)}</button></div>
<label data-sum hidden>${say(pageWords.sum)}<input type="text" name="sum" inputmode="decimal" maxlength="12" autocomplete="off"></label>`
  const call =
    phoneNumber && `<a class="button" href="tel:${escapeHtml(phoneNumber)}">${say(pageWords.call)}</a>`
  return `<form data-act="deliver"><label>${say(stopWords.takenBy)}<input type="text" name="takenBy" maxlength="100" autocomplete="off" value="${escapeHtml(recipient.slice(0, 100))}"></label>
${owed > 0 ? cash : ''}
<p class="error" role="alert" hidden></p>
<button class="main">${owed > 0 ? say(pageWords.deliveredFor, { sum: money(owed, drawing) }) : say(pageWords.delivered)}</button></form>
<div class="pair">${call}<details class="not"><summary>${say(pageWords.untakenAsk)}</summary>${drawUntaken(id, say)}</details></div>`
}

const reasons = ['noAnswer', 'wrongAddress', 'refused', 'other'] as const

function drawUntaken(id: number, say: Say): string {
  const choices = reasons.map(
    (reason) =>
      `<label class="why"><input type="radio" name="failure" value="${reason}"> <span>${say(stopWords[reason])}</span></label>`,
  )
  return `<form data-act="fail"><fieldset><legend>${say(pageWords.why)}</legend>${choices.join('')}</fieldset>
<label for="note-${id}">${say(pageWords.note)}</label><input type="text" id="note-${id}" name="note" maxlength="300" autocomplete="off">
<p class="error" role="alert" hidden></p>
<button>${say(pageWords.sayUntaken)}</button></form>`
}

/** The page's program with its words; nothing in it can end the script. */
function scriptOf(language: Language): string {
  const words = Object.fromEntries(
    Object.entries(programWords).map(([name, message]) => [name, openWords(message, language)]),
  )
  const text: PageText = { words: words as PageText['words'], language, locale: intlLocales[language] }
  return `(${courierProgram.toString()})(${JSON.stringify(text).replaceAll('<', '\\u003c')})`
}

/** A message with its places left open: `{name}` stays. */
const openWords = (message: Message, language: Language): string =>
  translate(Object.assign({}, message, { values: openPlaces }), language)

const openPlaces = Object.fromEntries(
  ['hour', 'name', 'why', 'left', 'addresses', 'sum', 'count'].map((name) => [name, `{${name}}`]),
)
