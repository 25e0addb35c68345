import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FieldNames } from '../editor/field-names.ts'
import type { Editor } from '../editor/use-editor.ts'
import type { Save } from '../editor/use-save.ts'
import type { Values } from '../editor/values.ts'
import type { Says } from '../forms/use-resolver.ts'
import type { UndoableKind } from '../history/use-undo-delete.ts'

/** `updatedAt` is its version, sent only to those who may write it. */
export type Card = { id: number; state?: boolean | undefined; updatedAt?: string | undefined }

/** The calls of a screen of cards; what was typed goes to `create` whole, to `update` as far as it was changed. */
type CardCalls<One extends Card, V extends Values> = {
  create: (values: V, call: Parameters<Save<V>>[1]) => Promise<One>
  update: (
    id: number,
    changed: Partial<V> & Pick<Card, 'updatedAt'>,
    call: Parameters<Save<V>>[1],
  ) => Promise<One>
  remove: (id: number) => Promise<unknown>
  order: (ids: number[]) => Promise<unknown>
}

/** What a screen of cards shows: partners, advertisements, social accounts, contact records. */
export type CardKind<One extends Card, V extends Values> = CardCalls<One, V> & {
  /** The name of its drafts on the device. */
  id: string
  /** Its kind in the history. */
  record: UndoableKind
  query: UseQueryResult<One[], unknown>
  queryKey: readonly unknown[]
  blank: V
  valuesOf: (card: One) => V
  /** What one of them is called: in its buttons and in the question before it is deleted. */
  nameOf: (card: One) => string
  names: FieldNames
  schema: z.ZodType
  says: Says
  /** The card while it isn't edited, and the text beside its buttons. */
  face: (card: One) => ReactNode
  caption: (card: One) => ReactNode
  fields: (editor: Editor<V>) => ReactNode
  /** A warning to read before saving. */
  warning?: (values: V) => ReactNode
  /** The cards that can't be deleted. */
  stays?: (card: One) => boolean
  /**
   * The editor stands below the list instead of in the card's place, with the first card in it at once, and stays
   * after saving: for cards with much in them. What is added stands last.
   */
  editsBelow?: boolean
  texts: {
    list: string
    add: string
    newTitle: string
    empty: { title: ReactNode; why: ReactNode }
    /** The notice after a card was added; null for the general one. */
    added?: string
    addFailed?: (status: number | undefined) => string
    updateFailed?: () => string
    /** What deleting a card does to the site. */
    deleted: ReactNode
  }
}
