import { type DOMReadyEvent, type HtmlElement, HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'

/** Of a rule that html-validate doesn't bring along: elements that are wrong. */
function wrongElements(find: (document: DOMReadyEvent['document']) => HtmlElement[], message: string) {
  return class extends Rule {
    setup(): void {
      this.on('dom:ready', ({ document }) => {
        for (const node of find(document)) this.report({ node, message })
      })
    }
  }
}

const isNamed = (element: HtmlElement): boolean =>
  element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')

/** ARIA in HTML: other kinds of input are what they are, or are told by html-validate and axe. */
const rolesOfInput: Record<string, readonly string[]> = {
  search: ['searchbox'],
  email: ['textbox'],
  tel: ['textbox'],
  url: ['textbox'],
  number: ['spinbutton'],
  password: [],
  date: [],
  time: [],
  file: [],
  color: [],
  range: ['slider'],
}

/** What the W3C's checker finds and html-validate doesn't know, or knows otherwise. */
const ofTheChecker = {
  'top-heading': wrongElements(
    (document) => document.querySelectorAll('h1, h2, h3').slice(0, document.querySelector('h1') ? 0 : 1),
    'A document with headings has one of the first level.',
  ),
  'section-heading': wrongElements(
    (document) =>
      document
        .querySelectorAll('section')
        .filter((section) => !isNamed(section) && !section.querySelector('h1, h2, h3, h4, h5, h6')),
    'A section has a heading or a name.',
  ),
  'hidden-label': wrongElements(
    (document) =>
      document
        .querySelectorAll('label[aria-hidden]')
        .filter((label) => label.querySelector('button, input, meter, output, progress, select, textarea')),
    'A label that holds its control isn’t hidden from it.',
  ),
  'input-role': wrongElements(
    (document) =>
      document.querySelectorAll('input[role]').filter((input) => {
        const roles = rolesOfInput[input.getAttributeValue('type') ?? 'text']
        return roles !== undefined && !roles.includes(input.getAttributeValue('role') ?? '')
      }),
    'An input of this type can’t have this role.',
  ),
}

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [{ name: 'checker', rules: ofTheChecker }],
    // The standard's rules, and what holds for a whole document; none about style.
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      ...Object.fromEntries(Object.keys(ofTheChecker).map((name) => [name, 'error'] as const)),
      // The menu's headings may stand before the page's own: see top-heading.
      'heading-level': ['error', { minInitialRank: 'any' }],
      // Scripts and sheets are the site's own, and its content security policy names them.
      'require-sri': 'off',
    },
  }),
)

/** What the HTML standard forbids in a document, a line each; nothing where it is right. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}
