import type { JsonRecord } from '../../../lib/json-ld.ts'

/** What an information page is made of: staff write it as text, never as HTML. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; text: string }

/**
 * Reads what staff wrote: a blank line ends a paragraph, a line that begins with `#` is a heading, lines that begin
 * with `-` are a list.
 */
export function readBody(text: string): Block[] {
  const blocks: Block[] = []
  let open = false
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const last = open ? blocks.at(-1) : undefined
    open = line !== ''
    const rest = line.slice(1).trim()
    const mark = rest === '' ? '' : line[0]
    if (mark === '#') {
      blocks.push({ kind: 'heading', text: rest })
      open = false
    } else if (mark === '-') {
      if (last?.kind === 'list') last.items.push(rest)
      else blocks.push({ kind: 'list', items: [rest] })
    } else if (open) {
      if (last?.kind === 'paragraph') last.text += `\n${line}`
      else blocks.push({ kind: 'paragraph', text: line })
    }
  }
  return blocks
}

export type Section = { heading: string; blocks: Block[] }

/** The blocks under their headings; the blocks before the first heading have none. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    const last = sections.at(-1)
    if (block.kind === 'heading') sections.push({ heading: block.text, blocks: [] })
    else if (last) last.blocks.push(block)
    else sections.push({ heading: '', blocks: [block] })
  }
  return sections
}

/** A section as plain text, for search engines. */
export const plainText = ({ blocks }: Section): string =>
  blocks.map((block) => (block.kind === 'list' ? block.items.join('\n') : block.text)).join('\n\n')

/** The questions and their answers for search engines (schema.org's FAQPage). */
export const questionsRecord = (description: string): JsonRecord => ({
  '@type': 'FAQPage',
  mainEntity: sectionsOf(readBody(description))
    .filter(({ heading }) => heading !== '')
    .map((section) => ({
      '@type': 'Question',
      name: section.heading,
      acceptedAnswer: { '@type': 'Answer', text: plainText(section) },
    })),
})
