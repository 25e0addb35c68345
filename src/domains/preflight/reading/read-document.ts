import { PDFDict, PDFDocument, type PDFObject, PDFRef } from '@cantoo/pdf-lib'
import type { Facts } from '../facts.ts'
import { asName, dictEntry, dictOf, entry, itemsOf, nameEntry, textEntry } from './dictionaries.ts'
import { Unread } from './unread.ts'

/** @throws Unread when it can't be read */
export async function loadDocument(bytes: Uint8Array, password: string): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      parseSpeed: Infinity,
      password,
    })
    followAliases(document)
    if (document.catalog instanceof PDFDict) return document
  } catch (error) {
    if (error instanceof Unread) throw error
    // No program nests this deep.
    throw new Unread(error instanceof RangeError ? 'tooComplex' : 'damaged', error)
  }
  // Its root is something else.
  throw new Unread('damaged')
}

const maxSteps = 50

/**
 * Objects that are only references are replaced by their targets, so that no entry is looked up twice.
 * Circles lead nowhere.
 */
function followAliases({ context }: PDFDocument): void {
  for (const [alias, object] of context.enumerateIndirectObjects()) {
    let found: PDFObject | undefined = object
    for (let step = 0; found instanceof PDFRef && step < maxSteps; step++) found = context.lookup(found)
    if (found === object) continue
    if (found === undefined || found instanceof PDFRef) context.delete(alias)
    else context.assign(alias, found)
  }
}

type DocumentFacts = Pick<Facts, 'hasForms' | 'hasScripts' | 'layers' | 'attachments' | 'outputIntent'>

export function readDocument({ catalog }: PDFDocument): DocumentFacts {
  const names = dictEntry(catalog, 'Names')
  const form = dictEntry(catalog, 'AcroForm')
  const layers = dictEntry(catalog, 'OCProperties')
  return {
    hasForms: form !== undefined && itemsOf(entry(form, 'Fields')).length > 0,
    hasScripts: isScript(dictEntry(catalog, 'OpenAction')) || hasNames(names, 'JavaScript'),
    layers: layers ? itemsOf(entry(layers, 'OCGs')).length : 0,
    attachments: countNames(names, 'EmbeddedFiles'),
    outputIntent: outputIntent(catalog),
  }
}

/** Object numbers of the layers that are switched off when the file is opened. */
export function hiddenLayers({ catalog }: PDFDocument): ReadonlySet<number> {
  const properties = dictEntry(catalog, 'OCProperties')
  const usual = properties && dictEntry(properties, 'D')
  const numbers = (dict: PDFDict | undefined, key: string): number[] => {
    const list = dict && entry(dict, key)
    const refs = list && 'asArray' in list ? (list.asArray as () => unknown[])() : []
    return refs.flatMap((ref) => (ref instanceof PDFRef ? ref.objectNumber : []))
  }
  const off = numbers(usual, 'OFF')
  if (usual === undefined || nameEntry(usual, 'BaseState') !== 'OFF') return new Set(off)
  const on = new Set(numbers(usual, 'ON'))
  return new Set(numbers(properties, 'OCGs').filter((number) => !on.has(number)))
}

export const isScript = (action: PDFDict | undefined): boolean =>
  action !== undefined && nameEntry(action, 'S') === 'JavaScript'

const hasNames = (names: PDFDict | undefined, key: string): boolean => countNames(names, key) > 0

/** Entries of a name tree; for one that branches, at least its number of branches. */
function countNames(names: PDFDict | undefined, key: string): number {
  const tree = names && dictEntry(names, key)
  if (tree === undefined) return 0
  return itemsOf(entry(tree, 'Names')).length / 2 + itemsOf(entry(tree, 'Kids')).length
}

function outputIntent(catalog: PDFDict): string | null {
  const intent = dictOf(itemsOf(entry(catalog, 'OutputIntents'))[0])
  if (intent === undefined) return null
  const named = textEntry(intent, 'OutputConditionIdentifier') ?? textEntry(intent, 'OutputCondition')
  return named ?? textEntry(intent, 'Info') ?? asName(entry(intent, 'S')) ?? null
}
