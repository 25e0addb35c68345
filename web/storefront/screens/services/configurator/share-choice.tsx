import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Icon } from '../../../../ui/icons.tsx'
import { type ChosenOptions, searchOf } from '../../../kit/options/choice-search.ts'

const copiedMs = 4000

/** The address of exactly this choice: by the system's sheet where fingers press, otherwise copied. */
export function ShareChoice(choice: ChosenOptions) {
  const router = useRouter()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function share() {
    const { publicHref } = router.buildLocation({ to: '.', search: searchOf(choice) })
    const url = location.origin + publicHref
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      // Put away without sharing is no failure.
      await navigator.share({ url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // The address holds the choice all the same.
      () => history.replaceState(history.state, '', url),
    )
  }
  return (
    <button
      type="button"
      onClick={() => void share()}
      className="touch-target type-small inline-flex min-h-6 items-center gap-2 font-semibold"
    >
      <Icon size={16}>
        <path d="M10 5H4v15h15v-6M14 3h7v7M21 3 10 14" />
      </Icon>
      <span aria-live="polite" className="border-current border-b-[1.5px]">
        {isCopied ? <Trans>Copied</Trans> : <Trans>Share this choice</Trans>}
      </span>
    </button>
  )
}
