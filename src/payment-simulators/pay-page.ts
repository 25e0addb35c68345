import { formatMoney } from '../domains/email/formats.ts'
import { escapeHtml } from '../domains/email/set-email.ts'
import type { Message } from '../lib/errors.ts'
import { type Language, languages } from '../lib/languages.ts'
import { translate } from '../lib/translate.ts'
import type { BankOrder } from './bank.ts'
import { testCards } from './cards.ts'

const texts = {
  mark: /*i18n*/ { id: 'simulator.mark', message: 'Test bank, not real money' },
  card: /*i18n*/ { id: 'simulator.choose', message: 'Choose a test card' },
  pay: /*i18n*/ { id: 'simulator.pay', message: 'Pay' },
  cancel: /*i18n*/ { id: 'simulator.cancel', message: 'Cancel the payment' },
  paid: /*i18n*/ { id: 'simulator.paid', message: 'The payment has succeeded. You can close this page.' },
  unpaid: /*i18n*/ { id: 'simulator.unpaid', message: 'Nothing was paid. You can close this page.' },
  unknown: /*i18n*/ { id: 'simulator.unknown', message: 'There is no such payment.' },
} as const satisfies Record<string, Message>

const ownNames = { az: 'Azərbaycanca', ru: 'Русский', en: 'English' } as const satisfies Record<
  Language,
  string
>

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;display:grid;place-items:center;min-height:100vh}
main{box-sizing:border-box;width:min(100%,30rem);padding:1.5rem}
.mark{margin:0 0 1.5rem;padding:.75rem 1rem;background:#ffd84d;color:#1a1a1a;font-weight:700}
h1{margin:0;font-size:2rem}
p{margin:.25rem 0 1.5rem;overflow-wrap:anywhere}
fieldset{margin:0 0 1.5rem;padding:0;border:0}
legend{padding:0;font-weight:700}
label{display:flex;gap:.75rem;min-height:2.75rem;padding:.25rem 0;align-items:center}
small{display:block;opacity:.75}
input{flex:none;width:1.25rem;height:1.25rem;margin:0}
button{width:100%;min-height:3rem;margin:0 0 .75rem;border:1px solid;background:none;color:inherit;font:inherit}
button.pay{border-color:#0a6b3b;background:#0a6b3b;color:#fff;font-weight:700}
a{color:inherit;display:inline-block;padding:.75rem 1rem .75rem 0}`

function setPage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><p class="mark" role="note">${escapeHtml(translate(texts.mark, language))}</p>
${body}</main></body></html>
`
}

/** The page to pay at: test cards to choose from, and a button to give up. */
export function payPage(
  order: BankOrder,
  language: Language,
  address: (language: Language) => string,
): string {
  const say = (message: Message): string => escapeHtml(translate(message, language))
  const cards = Object.entries(testCards).map(
    ([name, { label, masked, brand }], place) =>
      `<label><input type="radio" name="card" value="${name}"${place === 0 ? ' checked' : ''}>` +
      `<span>${say(label)}<small>${brand} ${masked.slice(-4).padStart(8, '•')}</small></span></label>`,
  )
  const others = languages
    .filter((other) => other !== language)
    .map((other) => `<a href="${escapeHtml(address(other))}" lang="${other}">${ownNames[other]}</a>`)
  return setPage(
    language,
    translate(texts.mark, language),
    `<h1>${formatMoney(order.amount, language)}</h1><p>${escapeHtml(order.description)}</p>
<form method="post"><fieldset><legend>${say(texts.card)}</legend>${cards.join('\n')}</fieldset>
<button class="pay" name="act" value="pay">${say(texts.pay)}</button>
<button name="act" value="cancel">${say(texts.cancel)}</button></form>
<nav>${others.join(' ')}</nav>`,
  )
}

/** Shown where the browser isn't led back to the shop. */
export function endPage(end: 'paid' | 'unpaid' | 'unknown', language: Language): string {
  const text = translate(texts[end], language)
  return setPage(language, text, `<h1>${escapeHtml(text)}</h1>`)
}
