import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { shortened, wordDiff } from './word-diff.ts'

type ChangedTextProps = { from: string; to: string; lang?: string }

/** How a text changed: removed words struck through, new ones marked, and both named for screen readers. */
export const ChangedText = ({ from, to, lang }: ChangedTextProps) => (
  <span lang={lang} className="whitespace-pre-line wrap-anywhere">
    {shortened(wordDiff(from, to)).map(({ kind, text }, index) => {
      if (kind === 'same') return text
      const Part = kind === 'gone' ? Gone : Added
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text in their order
      return <Part key={index}>{text}</Part>
    })}
  </span>
)

const Gone = ({ children }: { children: ReactNode }) => (
  <del className="bg-error-ground text-error decoration-1">
    <span className="sr-only">
      <Trans>removed:</Trans>{' '}
    </span>
    {children}
  </del>
)

const Added = ({ children }: { children: ReactNode }) => (
  <ins className="bg-ok-ground text-ok no-underline [del+&]:ml-1">
    {/* A new word may wrap away from a long removed one. */}
    <wbr />
    <span className="sr-only">
      <Trans>added:</Trans>{' '}
    </span>
    {children}
  </ins>
)
