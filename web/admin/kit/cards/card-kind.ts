import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FieldNames } from '../editor/field-names.ts'
import type { Editor } from '../editor/use-editor.ts'
import type { Save } from '../editor/use-save.ts'
import type { Values } from '../editor/values.ts'
import type { Says } from '../forms/use-resolver.ts'
import type { UndoableKind } from '../history/use-undo-delete.ts'

/** `updatedAt` is its version, for who may write it. */
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
  /** Names the drafts on the device. */
  id: string
  /** As the history calls it. */
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
  /** How it looks while it isn't edited, and its words beside the buttons. */
  face: (card: One) => ReactNode
  caption: (card: One) => ReactNode
  fields: (editor: Editor<V>) => ReactNode
  /** What one should look at before saving. */
  warning?: (values: V) => ReactNode
  /** What can't be deleted. */
  stays?: (card: One) => boolean
  /**
   * The editor stands below the list instead of in the card's place, with the first card in it at once, and stays
   * after saving: for cards with much in them. What is added stands last.
   */
  editsBelow?: boolean
  words: {
    list: string
    add: string
    newTitle: string
    empty: { title: ReactNode; why: ReactNode }
    /** After one was added; null says what every save says. */
    added?: string
    addFailed?: (status: number | undefined) => string
    updateFailed?: () => string
    /** What deleting does to the site. */
    deleted: ReactNode
  }
}
