import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useState } from 'react'
import { useClient } from '../../../../lib/api.ts'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { commandKey } from '../../../../ui/admin/command-key.ts'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { CheckIcon, ErrorIcon } from '../../../../ui/admin/icons.tsx'
import { AdminTextarea } from '../../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { useAdminNotify } from '../../../kit/frame/notices.tsx'
import { useLetterKeys } from '../../../kit/frame/shortcuts.ts'
import { keepText, keptText } from '../../../kit/kept-text.ts'
import { useFailureMessage } from '../../../kit/use-failure-message.ts'
import type { Numbers } from './eqaime-types.ts'
import { withGuess, writtenNumber } from './with-guess.ts'

const draft = 'eqaime.numbers'
const pasteId = 'eqaime-numbers'
const longest = 100_000
const settledMs = 300

/** Puts the cursor where the portal's numbers are pasted. */
export const focusNumbers = () => document.querySelector<HTMLElement>(`#${pasteId} textarea`)?.focus()

/** The portal's numbers, pasted in any order of columns: what is found is written, what isn't stays (DOC-26). */
export function NumbersPart() {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const [letters] = useLetterKeys()
  const [text, setText] = useState(() => keptText(draft))
  const settled = useSettled(text)
  const type = (typed: string) => {
    setText(typed)
    keepText(draft, typed)
  }
  const query = useQuery({
    queryKey: [['eqaime', 'readNumbers'], settled],
    queryFn: () => client.eqaime.readNumbers.mutate({ text: settled }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const read = settled === '' ? undefined : query.data
  const write = useMutation({
    mutationFn: () => client.eqaime.writeNumbers.mutate({ text }),
    onSuccess: ({ found, unknown }) => {
      const count = found.length
      notify({ kind: 'ok', text: t`Numbers written down: ${count}` })
      const lines = text.split('\n')
      type(unknown.map(({ line }) => lines[line - 1] ?? '').join('\n'))
      void queryClient.invalidateQueries({ queryKey: [['eqaime']] })
    },
  })
  const fresh = read?.found.filter(({ isKnown }) => !isKnown).length ?? 0
  const canWrite = fresh > 0 && settled === text.trim()
  const title = useId()
  return (
    <section
      aria-labelledby={title}
      id={pasteId}
      className="flex grow flex-col"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !canWrite || write.isPending) return
        event.preventDefault()
        write.mutate()
      }}
    >
      <div className="grow px-4 pt-4 pb-4">
        <div className="flex items-center justify-between gap-3">
          <h2 id={title} className="admin-h2">
            <Trans>Numbers of the portal</Trans>
          </h2>
          {letters && <KeyCap>V</KeyCap>}
        </div>
        <AdminField
          label={<Trans>Copy and paste from the portal, in any order of columns</Trans>}
          className="mt-1"
        >
          <AdminTextarea
            rows={5}
            maxLength={longest}
            spellCheck={false}
            autoCapitalize="none"
            value={text}
            onChange={({ target }) => type(target.value)}
            className="max-h-60 overflow-y-auto font-mono text-[12px]"
          />
        </AdminField>
        <div role="status" className="mt-3 grid gap-2.5">
          {settled !== '' && query.isError && (
            <p className="text-error">
              {messageOf(query.error)}{' '}
              <WordButton onClick={() => void query.refetch()}>
                <Trans>Try again</Trans>
              </WordButton>
            </p>
          )}
          {read && <Findings read={read} onGuess={(line, guess) => type(withGuess({ text, line, guess }))} />}
          {write.error && <p className="text-error">{messageOf(write.error)}</p>}
        </div>
      </div>
      <div className="sticky bottom-0 border-line2 border-t bg-paper px-4 py-3.5">
        <AdminButton
          className="w-full"
          disabled={!canWrite}
          busy={write.isPending}
          onClick={() => write.mutate()}
        >
          {fresh > 0 ? (
            <Plural value={fresh} one="Write down # number" other="Write down # numbers" />
          ) : (
            <Trans>Write down the numbers</Trans>
          )}
          {letters && (
            <>
              <KeyCap>{commandKey}</KeyCap> <KeyCap>Enter</KeyCap>
            </>
          )}
        </AdminButton>
      </div>
    </section>
  )
}

/** A text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text.trim())
  useEffect(() => {
    const timer = setTimeout(() => settle(text.trim()), settledMs)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}

type FindingsProps = { read: Numbers; onGuess: (line: number, guess: string) => void }

function Findings({ read: { found, unknown }, onGuess }: FindingsProps) {
  const known = found.filter(({ isKnown }) => isKnown).length
  return (
    <>
      {found.length > 0 && (
        <p className="flex gap-3">
          <CheckIcon className="mt-0.5 shrink-0 text-ok" />
          <span>
            <Plural value={found.length} one="# document was found" other="# documents were found" />
            {known > 0 && (
              <span className="text-t3">
                {', '}
                <Plural value={known} one="# stands there already" other="# stand there already" />
              </span>
            )}
          </span>
        </p>
      )}
      {unknown.map((row) => (
        <p key={row.line} className="flex gap-3 text-error">
          <ErrorIcon className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <Trans>Line {row.line}:</Trans> <Reason row={row} />{' '}
            {row.guess !== null && <Guess guess={row.guess} onTake={(guess) => onGuess(row.line, guess)} />}
          </span>
        </p>
      ))}
    </>
  )
}

const Guess = ({ guess, onTake }: { guess: string; onTake: (guess: string) => void }) => (
  <span className="text-t2">
    <Trans>Perhaps</Trans> <WordButton onClick={() => onTake(guess)}>{guess}</WordButton>?
  </span>
)

const longestShown = 60

function Reason({ row: { reason, text, document } }: { row: Numbers['unknown'][number] }) {
  switch (reason) {
    case 'noDocument':
      return <Trans>no number of ours stands in it</Trans>
    case 'noNumber':
      return <Trans>no number of the portal stands in it</Trans>
    case 'severalDocuments':
      return <Trans>several numbers of ours stand in it</Trans>
    case 'severalNumbers':
      return <Trans>several numbers of the portal stand in it</Trans>
    case 'unknownDocument':
      return (
        <Trans>
          there is no such document: <strong>{writtenNumber(text) ?? text.slice(0, longestShown)}</strong>
        </Trans>
      )
    case 'notExported':
      return <Trans>its document wasn’t exported yet</Trans>
    case 'sameNumber':
      return document ? (
        <Trans>this number stands at {document.number} already</Trans>
      ) : (
        <Trans>this number stands at another document already</Trans>
      )
    case 'otherNumber':
      return <Trans>its document has another number already: change it in the list</Trans>
    case 'documentTwice':
      return <Trans>its document stands in another line with another number</Trans>
    case 'oddNumber':
      return <Trans>a number of the portal has 2 letters and 11 digits, such as EQ26110000421</Trans>
  }
}
