import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/language.tsx'
import { inCase } from '../../kit/number-case.ts'
import type { MakerTools } from './maker-tools.ts'

type CompareBarProps = { tools: MakerTools; version: number; before: number; differences: number | null }

/** This version, the one before, or where they differ. `differences`: null while they are looked for. */
export function CompareBar({ tools, version, before, differences }: CompareBarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { compared, setCompared } = tools
  const older = inCase(before, 'ablative', language)
  const one = (name: MakerTools['compared'], words: ReactNode) => (
    <button
      type="button"
      aria-pressed={compared === name}
      onClick={() => setCompared(name)}
      className="min-h-8 px-2.5 tabular-nums aria-pressed:bg-key aria-pressed:text-on-key pointer-coarse:min-h-11"
    >
      {words}
    </button>
  )
  return (
    <>
      <fieldset className="flex max-md:hidden divide-x divide-line border border-line">
        <legend className="sr-only">{t`Compare`}</legend>
        {one('now', `v${version}`)}
        {one('before', `v${before}`)}
        {one(
          'difference',
          differences === null ? <Trans>Difference</Trans> : <Trans>Difference {differences}</Trans>,
        )}
      </fieldset>
      <p role="status" className="admin-meta min-w-0 grow text-t2">
        {compared === 'difference' &&
          differences !== null &&
          (differences === 0 ? (
            <Trans>This page doesn’t differ from v{older}.</Trans>
          ) : (
            <Plural
              value={differences}
              one={`Blue frame: # place differs from v${older}`}
              other={`Blue frames: # places differ from v${older}`}
            />
          ))}
      </p>
    </>
  )
}
