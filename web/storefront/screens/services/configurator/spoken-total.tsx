import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'

const quietMs = 600

/** Says the total in one sentence once the reader has stopped changing the choice. */
export function SpokenTotal({ text, count }: { text: string; count: number }) {
  const { t } = useLingui()
  const figure = formatNumber(count, useLanguage())
  const sentence = t`${plural(count, { one: `${figure} piece`, other: `${figure} pieces` })}: ${text}`
  const [first] = useState(sentence)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence === first ? '' : sentence), quietMs)
    return () => clearTimeout(timer)
  }, [sentence, first])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}
