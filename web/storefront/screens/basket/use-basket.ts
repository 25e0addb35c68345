import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { BasketQuote } from '../../../../src/domains/basket/quote-output.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import { type Client, fieldErrors, useClient } from '../../../lib/api.ts'
import {
  type BasketLine,
  basketText,
  changeLines,
  readLines,
  toWire,
} from '../../../lib/basket/device-basket.ts'
import { syncBasket } from '../../../lib/basket/sync-basket.ts'
import { readStored, watchDevice, writeStored } from '../../../lib/device.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useUser } from '../../../lib/session.ts'
import { useOnline } from '../../../lib/use-online.ts'

/** How long nothing may change before the account is synchronised, ms. */
const pauseMs = 600

const nothing = () => ''

/** The basket on this device, also when another tab changes it; the account's basket follows a moment later. */
export function useBasket() {
  const client = useClient()
  const owner = useUser()?.id ?? null
  const isOnline = useOnline()
  const text = useSyncExternalStore(watchDevice, basketText, nothing)
  const lines: readonly BasketLine[] = useMemo(() => (text === '' ? [] : readLines()), [text])
  const [account, setAccount] = useState<'keeps' | 'isFull' | 'failed'>('keeps')
  const [isRead, setRead] = useState(false)
  const sync = useCallback(async () => {
    try {
      await syncBasket(client)
      setAccount('keeps')
    } catch (error) {
      // Other failures are tried again at the next change, and on the next page.
      setAccount('lines' in fieldErrors(error) ? 'isFull' : 'failed')
    }
    setRead(true)
  }, [client])
  const contents = useMemo(() => JSON.stringify(lines), [lines])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change is synchronised
  useEffect(() => {
    if (owner === null || !isOnline) return setRead(true)
    const timer = setTimeout(() => void sync(), isRead ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [owner, isOnline, contents, sync])
  const change = useCallback((id: string, values: Partial<BasketLine>) => {
    changeLines((before) => before.map((line) => (line.id === id ? { ...line, ...values } : line)))
  }, [])
  return { lines, change, sync, account, isRead, isOnline, isSignedIn: owner !== null }
}

/** How long the run has to stay unchanged before its price is asked for, ms. */
const quotePauseMs = 200
const keptName = 'basketQuote'

/** The line without the fields that don't affect the price. */
const asked = (lines: readonly BasketLine[]) => lines.map((line) => ({ ...toWire(line), comment: undefined }))

type From = { client: Client; language: Language; owner: number | null }

const basketQuoteQuery = ({ client, language, owner }: From, lines: readonly BasketLine[]) => {
  const input = { lines: asked(lines), language }
  return {
    queryKey: ['basket', owner, input] as const,
    queryFn: () => client.basket.quote.mutate(input),
  }
}

/**
 * What the lines are and cost now: the previous answer while a new one is loading, and the one kept on the device
 * without a connection, or when it broke off while a new one was loading. `isCurrent` says that the answer is for exactly these lines.
 */
export function useBasketQuote(lines: readonly BasketLine[]) {
  const language = useLanguage()
  const from = { client: useClient(), language, owner: useUser()?.id ?? null }
  const wanted = usePaused(lines)
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...basketQuoteQuery(from, wanted),
    placeholderData: keepPreviousData,
    enabled: wanted.length > 0,
  })
  const [kept, setKept] = useState(() => readKept(language))
  useEffect(() => {
    if (!data || isPlaceholderData) return
    writeStored(keptName, JSON.stringify({ language, quote: data }))
    setKept(data)
  }, [data, isPlaceholderData, language])
  const quote = data ?? kept
  return {
    quote,
    isCurrent: data !== undefined && !isPlaceholderData && wanted === lines,
    isError,
    refetch,
  }
}

/** The lines after a short pause in the changes; the first lines, and an added or removed one, count at once. */
function usePaused(lines: readonly BasketLine[]): readonly BasketLine[] {
  const text = useMemo(() => JSON.stringify(asked(lines)), [lines])
  const [settled, setSettled] = useState({ text, lines })
  const isAtOnce = settled.lines.length !== lines.length
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, lines }), isAtOnce ? 0 : quotePauseMs)
    return () => clearTimeout(timer)
  }, [text, lines, isAtOnce])
  return settled.text === text ? lines : settled.lines
}

function readKept(language: Language): BasketQuote | undefined {
  try {
    const kept = JSON.parse(readStored(keptName) ?? 'null') as {
      language: Language
      quote: BasketQuote
    } | null
    return kept?.language === language ? kept.quote : undefined
  } catch {
    return undefined
  }
}

/** How long a removed line can be brought back, ms. */
const undoMs = 8000

/** A line that was removed just now, with its old place. */
export type Removed = { line: BasketLine; name: string; index: number; until: number }

/**
 * Removed lines disappear at once and leave a row with an undo button; it stays while the pointer or the focus is on
 * it.
 */
export function useRemoved() {
  const [removed, setRemoved] = useState<Removed[]>([])
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const next = Math.min(...removed.map(({ until }) => until))
    if (isHeld || removed.length === 0) return
    const timer = setTimeout(
      () => setRemoved((before) => before.filter(({ until }) => until > Date.now())),
      Math.max(0, next - Date.now()) + 20,
    )
    return () => clearTimeout(timer)
  }, [removed, isHeld])
  const remove = useCallback((line: BasketLine, name: string, index: number) => {
    changeLines((before) => before.filter(({ id }) => id !== line.id))
    setRemoved((before) => [...before, { line, name, index, until: Date.now() + undoMs }])
  }, [])
  const undo = useCallback(({ line, index }: Removed) => {
    setHeld(false)
    setRemoved((before) => before.filter((one) => one.line.id !== line.id))
    changeLines((before) => before.filter(({ id }) => id !== line.id).toSpliced(index, 0, line))
  }, [])
  return { removed, remove, undo, hold: setHeld }
}
