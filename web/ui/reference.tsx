import type { ReactNode } from 'react'
import { referenceOf } from '../../src/lib/reference.ts'
import { useLanguage } from '../lib/language.tsx'

/** The number of a record as a text says it. */
export const Reference = ({ id }: { id: number | string }): ReactNode => referenceOf(id, useLanguage())
