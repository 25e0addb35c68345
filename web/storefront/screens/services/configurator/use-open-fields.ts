import { useCallback, useState } from 'react'

/** The fields of a product's page for custom values. */
export type OwnField = 'size' | 'run'

const firstInput = { size: 'input[name=w]', run: 'input[name=run]:not([type=radio])' }

/**
 * Which fields hold no valid value yet. Until all do, nothing is priced or ordered: the choice is then an earlier one
 * than what the page shows (OPT-20).
 */
export function useOpenFields() {
  const [open, setOpen] = useState<ReadonlySet<OwnField>>(new Set())
  const mark = useCallback((field: OwnField, isOpen: boolean) => {
    setOpen((before) => {
      if (before.has(field) === isOpen) return before
      return new Set(isOpen ? [...before, field] : [...before].filter((one) => one !== field))
    })
  }, [])
  const [first] = open
  return {
    first: first ?? null,
    isSizeOpen: open.has('size'),
    markSize: useCallback((isOpen: boolean) => mark('size', isOpen), [mark]),
    markRun: useCallback((isOpen: boolean) => mark('run', isOpen), [mark]),
  }
}

/** Moves the focus to the field that has to be completed. */
export function goToField(field: OwnField): void {
  const input = document.querySelector<HTMLInputElement>(firstInput[field])
  input?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}
