import type { Company } from './company.ts'
import type { Action, Email, Fact } from './email.ts'

const paper = '#FBFAF6'
const key = '#121212'
const grey = '#5C5A54'
const rule = '#8A877E'
const inks = { cyan: '#00A3E4', yellow: '#FFE500', key } as const
const face = "font-family:'Roboto Flex',Roboto,Arial,sans-serif"

/** Overrides the inline styles in dark mode. The inks stay as they are, with key on them. */
const dark = `@media (prefers-color-scheme: dark) {
.page { background: ${key} !important; color: ${paper} !important }
.grey, .grey a { color: #A9A69D !important }
.line { border-color: ${paper} !important }
.hair { border-color: #5C5A54 !important }
.leaf { background: ${key} !important; color: ${paper} !important; border-color: ${paper} !important }
.block { background: ${paper} !important }
.block, .block a { color: ${key} !important }
}`

/**
 * The email as HTML: dark ink on a light background, the reverse in dark mode. Tables and inline styles make
 * it look alike in every mail program.
 */
export function setAsHtml(email: Email, company: Company): string {
  const onInk = email.ink === 'key' ? paper : key
  const subject = email.ink === 'key' ? ' class="block"' : ''
  const signature = [company.name, company.phoneNumber, company.email].filter(Boolean).map(escapeHtml)
  return `<!doctype html>
<html lang="${email.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(email.subject)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:0;background:${paper};color:${key};${face}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 0 16px;font-size:20px;line-height:28px;font-weight:800">${escapeHtml(company.name)}</td></tr>
<tr><td${subject} style="padding:24px;background:${inks[email.ink]};color:${onInk};font-size:26px;line-height:32px;font-weight:800">${email.ask ? askBlock(email.ask, email.action) : escapeHtml(email.subject)}</td></tr>
<tr><td style="padding:24px 0 0;font-size:16px;line-height:26px">
${[email.greeting, ...email.paragraphs].filter(isText).map(paragraph).join('\n')}
${factTable(email.facts ?? [])}${actionOf(email)}
</td></tr>
${(email.notes ?? []).map((note) => `<tr><td class="grey" style="padding:0 0 16px;font-size:14px;line-height:21px;color:${grey}">${escapeHtml(note)}</td></tr>`).join('\n')}
<tr><td class="grey line" style="padding:16px 0 0;border-top:1px solid ${key};font-size:14px;line-height:21px;color:${grey}">${signature.join(' · ')}</td></tr>
</table></td></tr></table></body></html>
`
}

/** The same email as plain text. */
export function setAsText(email: Email, company: Company): string {
  const { ask } = email
  const blocks = [
    ask?.leaf && `${ask.leaf.by} ${ask.leaf.gives}`,
    email.greeting,
    ...email.paragraphs,
    (email.facts ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n'),
    email.action && `${email.action.label}:\n${email.action.url}`,
    email.more && `${email.more.label}:\n${email.more.url}`,
    ...(email.notes ?? []),
    ['--', company.name, company.phoneNumber, company.email].filter(isText).join('\n'),
  ]
  return `${blocks.filter(isText).join('\n\n')}\n`
}

const isText = (value: string | null | undefined): value is string => Boolean(value)

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

function factTable(facts: Fact[]): string {
  if (facts.length === 0) return ''
  const cell = `padding:8px 0;border-bottom:1px solid ${rule};vertical-align:top`
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="grey hair" style="${cell};padding-right:24px;color:${grey};white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td class="hair" style="${cell};font-weight:600">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return `<table class="line" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 24px;border-top:2px solid ${key};font-size:16px;line-height:26px">${rows.join('')}</table>\n`
}

const button = (action: Action): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="block" style="background:${key}">
<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 24px;color:${paper};font-weight:700;text-decoration:none;${face}">${escapeHtml(action.label)}</a></td></tr></table>
${address(action)}`

/** What is asked for has its button on the ink. */
function actionOf({ action, ask, more }: Email): string {
  if (!action) return ''
  return (ask ? address(action) : button(action)) + (more ? quietLink(more) : '')
}

const quietLink = ({ label, url }: Action): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="font-weight:700">${escapeHtml(label)}</a></p>`

/** The address that a button leads to, where the button can't be pressed. */
function address({ url }: Action): string {
  const escaped = escapeHtml(url)
  return `<p class="grey" style="margin:0 0 24px;font-size:14px;line-height:21px;word-break:break-all"><a href="${escaped}" style="color:${grey}">${escaped}</a></p>`
}

/** On the ink, where the colours stay in dark mode. */
function askBlock({ sum, so, leaf }: NonNullable<Email['ask']>, action: Email['action']): string {
  const day =
    leaf &&
    `<table role="presentation" class="leaf" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0;background:${paper};color:${key};border-top:10px solid ${key}"><tr>
<td style="padding:14px 16px;font-size:56px;line-height:60px;font-weight:900;">${escapeHtml(leaf.date)}</td>
<td width="100%" style="padding:14px 16px 14px 0;font-size:15px;line-height:22px;font-weight:400"><b style="font-size:18px;line-height:25px">${escapeHtml(leaf.by)}</b><br>${escapeHtml(leaf.gives)}</td></tr></table>`
  const press =
    action &&
    `<a class="block" href="${escapeHtml(action.url)}" style="display:block;margin:14px 0 0;padding:14px 22px;background:${key};color:${paper};font-size:17px;line-height:24px;font-weight:700;text-decoration:none;${face}">${escapeHtml(action.label)}</a>`
  return `<span style="display:block;font-size:52px;line-height:56px;font-weight:900">${escapeHtml(sum)}</span>
<span style="display:block;padding:6px 0 0;font-size:28px;line-height:34px">${escapeHtml(so)}</span>${day ?? ''}${press ?? ''}`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Texts from people are never HTML (EML-4). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
