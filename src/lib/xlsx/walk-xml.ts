import { SaxesParser } from 'saxes'
import { UnreadXlsx } from './unread-xlsx.ts'

/** Names without their prefixes: some writers put `x:` before each. */
type Visitor = {
  open: (name: string, attribute: (name: string) => string | undefined) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function prefixed(attributes: Record<string, string>, wanted: string): string | undefined {
  for (const key in attributes) if (key.endsWith(`:${wanted}`)) return attributes[key]
  return undefined
}

/** No part of a workbook that is read here nests its elements half as deep. */
const deepest = 32

/** Walks through XML once. @throws UnreadXlsx where it is no XML, declares entities of its own, or nests too deep */
export function walkXml(xml: string, { open, text, close }: Visitor): void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const fail = () => {
    throw new UnreadXlsx('broken')
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) fail()
    open(localName(name), (wanted) => attributes[wanted] ?? prefixed(attributes, wanted))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(localName(name))
  })
  parser.write(xml).close()
}
