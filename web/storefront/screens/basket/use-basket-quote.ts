import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { BasketQuote } from '../../../../src/domains/basket/quote-output.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import { type Client, useClient } from '../../../lib/api.ts'
import { type BasketLine, toWire } from '../../../lib/basket/device-basket.ts'
import { readStored, writeStored } from '../../../lib/device.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useUser } from '../../../lib/session.ts'

/** So long the run isn't changed before its price is asked for. */
const pauseMs = 200
const keptName = 'basketQuote'

/** Without what has no part in the price. */
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
 * What the lines are and cost now; the last answer while another one is on its way, and without a connection the one that
 * the device kept. `isCurrent`: it is of these very lines.
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
  const [kept] = useState(() => readKept(language))
  useEffect(() => {
    if (data && !isPlaceholderData) writeStored(keptName, JSON.stringify({ language, quote: data }))
  }, [data, isPlaceholderData, language])
  const quote = data ?? kept
  return {
    quote,
    isCurrent: data !== undefined && !isPlaceholderData && wanted === lines,
    isError,
    refetch,
  }
}

/** The lines as they were when nothing had changed for a moment; the first ones, and one more or less, at once. */
function usePaused(lines: readonly BasketLine[]): readonly BasketLine[] {
  const text = useMemo(() => JSON.stringify(asked(lines)), [lines])
  const [settled, setSettled] = useState({ text, lines })
  const isAtOnce = settled.lines.length !== lines.length
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, lines }), isAtOnce ? 0 : pauseMs)
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
