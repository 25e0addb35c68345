import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../lib/class-names.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { NoteForm } from './note-form.tsx'
import { useProofWords } from './proof-words.ts'
import type { Remark } from './remarks.ts'
import type { Viewer } from './use-viewer.ts'

/** What was said of places, as a list: the drawing comes second. */
export function RemarkList({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui()
  const { remarks, edited } = viewer
  if (remarks.length === 0) return null
  return (
    <ul
      aria-label={t`Notes`}
      className="flex flex-col divide-y divide-[#d9d6cc] border-[#d9d6cc] border-b pt-4"
    >
      {remarks.map((remark) => (
        <li key={remark.id} className="flex gap-4 py-4">
          <PlaceButton {...{ viewer, remark }} />
          <div className="min-w-0 grow">
            {remark.note && remark.note.key === edited ? (
              <NoteForm {...{ viewer, remark }} note={remark.note} />
            ) : (
              <RemarkWords {...{ viewer, remark }} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Leads to the place on its page. */
function PlaceButton({ viewer, remark }: { viewer: Viewer; remark: Remark }) {
  const { t } = useLingui()
  const { number, side, isEarlier } = remark
  const look = side === 'customer' ? 'bg-yellow' : 'bg-key text-paper'
  return (
    <button
      type="button"
      aria-label={t`Show note ${number} on the page`}
      aria-pressed={viewer.chosen === remark.id}
      onClick={() => viewer.choose(remark.id)}
      className="-m-2.5 grid size-11 shrink-0 place-items-center"
    >
      <span
        className={classNames(
          'grid size-6.5 place-items-center border border-key font-black text-[14px] leading-none',
          isEarlier ? 'bg-white' : look,
          viewer.chosen === remark.id && 'outline-2 outline-key outline-offset-2',
        )}
      >
        {number}
      </span>
    </button>
  )
}

function RemarkWords({ viewer, remark }: { viewer: Viewer; remark: Remark }) {
  const words = useProofWords()
  const { page, round, text, side, note, isFixed, isEarlier } = remark
  const place = [words.page(page, viewer.count), ...(isEarlier ? [words.proof(round)] : [])].join(', ')
  return (
    <>
      <p className="text-[15px] leading-[22px]">
        <strong>{side === 'customer' ? <Trans>You</Trans> : <Trans>Our manager</Trans>}</strong>{' '}
        <span className="pl-1 text-grey">{place}</span>
      </p>
      <p className="whitespace-pre-line break-words">{text}</p>
      {isFixed && (
        <p className="flex items-center gap-2 font-bold text-[15px] text-ok">
          <Icon size={16} strokeWidth={3}>
            <path d="m3 13 6 6L21 5" />
          </Icon>
          <Trans>Fixed</Trans>
        </p>
      )}
      {note && (
        <p className="flex flex-wrap gap-x-4 pt-1 text-[15px]">
          <span className="self-center text-grey">
            <Trans>not sent yet</Trans>
          </span>
          <TextButton onClick={() => viewer.edit(note.key)}>
            <Trans>Change</Trans>
          </TextButton>
          <TextButton onClick={() => viewer.remove(note.key)}>
            <Trans>Remove</Trans>
          </TextButton>
        </p>
      )}
    </>
  )
}
