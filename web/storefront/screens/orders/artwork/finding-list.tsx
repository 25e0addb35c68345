import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Button, TextButton } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Arrow } from '../../../../ui/icons.tsx'
import { PasswordInput } from '../../../../ui/inputs.tsx'
import type { Artwork, Version } from '../../../kit/orders/order-parts.ts'
import { canBeSeen, type FindingGroup, pageRanges, placeId, rowId, seenOf } from './findings.ts'
import { useArtworkAct } from './use-artwork-act.ts'

type FindingListProps = {
  artwork: Artwork
  version: Version
  groups: readonly FindingGroup[]
  /** True when something can be done about the findings. */
  isOpen: boolean
  lit: number | null
  onLight: (number: number | null) => void
}

/** The findings, and what is in order. */
export function FindingList({ groups, version, ...rest }: FindingListProps) {
  const { passed } = version
  const count = passed.length
  const firstMust = groups.find(({ finding }) => finding.severity === 'must')
  return (
    <>
      {groups.length > 0 && (
        <ol className="mt-6 border-key border-t">
          {groups.map((group) => (
            <FindingRow
              key={group.key}
              group={group}
              version={version}
              {...rest}
              isFirstMust={group === firstMust}
            />
          ))}
        </ol>
      )}
      {count > 0 && (
        <details className="mt-6 border-key border-y py-3">
          <summary className="min-h-8 font-bold pointer-coarse:min-h-11">
            <Plural value={count} one="# check is fine" other="# checks are fine" />
          </summary>
          <ul className="list-disc pt-2 pl-5">
            {passed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {groups.length === 0 && count > 0 && (
        <p className="pt-5 font-bold">
          <Trans>No problems found: the artwork can be printed as it is.</Trans>
        </p>
      )}
    </>
  )
}

type FindingRowProps = {
  artwork: Artwork
  version: Version
  group: FindingGroup
  isOpen: boolean
  isFirstMust: boolean
  lit: number | null
  onLight: (number: number | null) => void
}

/** A finding: its title, the actual and the expected value, how to fix it, and what can be done about it here. */
function FindingRow({ artwork, version, group, isOpen, isFirstMust, lit, onLight }: FindingRowProps) {
  const { t } = useLingui()
  const { number, finding, pages } = group
  const { orderId, acts } = artwork
  const [page] = pages
  const ranges = pageRanges(pages)
  const { what, actual, target, note, mend } = finding.text
  const isMust = finding.severity === 'must'
  const isPlaced = group.places.some(({ page }) => page !== undefined)
  const file = version.files[finding.file - 1]
  const seen = seenOf(group, version)
  const see = useArtworkAct(orderId, (client, isSeen: boolean) =>
    seeAll(client, orderId, version, group, isSeen),
  )
  const design = useArtworkAct(orderId, (client, id: number) => client.artwork.askDesign.mutate({ id }))
  const failure = see.failure ?? design.failure
  return (
    <li
      id={rowId(number)}
      tabIndex={-1}
      className={classNames(
        'grid grid-cols-[26px_minmax(0,1fr)] gap-x-4 border-key border-b py-5',
        lit === number && 'bg-proof',
      )}
      onPointerEnter={() => onLight(number)}
      onPointerLeave={() => onLight(null)}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-6.5 place-items-center font-[900] text-[15px]',
          isMust ? 'bg-error text-white' : 'bg-yellow text-key',
        )}
      >
        {number}
      </span>
      {seen && isOpen ? (
        <Seen
          seen={seen}
          what={what}
          isBusy={see.isPending}
          canUndo={canUndoIn(artwork)}
          onUndo={() => see.run(false)}
        />
      ) : (
        <div className="min-w-0">
          <p className={classNames('type-small font-bold first-letter:uppercase', isMust && 'text-error')}>
            {isMust ? <Trans context="order">must fix</Trans> : <Trans>take a look</Trans>}
            {pages.length > 0 && (
              <span className="font-normal text-grey">
                {' '}
                / {pages.length > 1 ? <Trans>pages {ranges}</Trans> : <Trans>page {page}</Trans>}
              </span>
            )}
          </p>
          <h3 className="type-card break-words">
            {isPlaced ? (
              <a
                href={`#${placeId(number)}`}
                className="decoration-2 underline-offset-4 hover:underline"
                onFocus={() => onLight(number)}
                onBlur={() => onLight(null)}
              >
                {what}
              </a>
            ) : (
              what
            )}
          </h3>
          {(actual || target) && (
            <p className="flex flex-wrap items-center gap-x-3 py-1 font-extrabold text-[18px] tabular-nums">
              {actual && <ActualFigure text={actual} isStruck={target !== null} />}
              {actual && target && <Arrow size={20} />}
              {target && <span className="break-words">{target}</span>}
              {note && <span className="type-small font-normal text-grey">{note}</span>}
            </p>
          )}
          <p className="break-words pt-1">{mend}</p>
          {isOpen && finding.check === 'locked' && file && acts.includes('unlock') && (
            <LockedFile orderId={orderId} file={file} />
          )}
          <div className="flex flex-wrap gap-3 empty:hidden [&>*]:mt-4">
            {isOpen && canBeSeen(group) && canUndoIn(artwork) && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`${t`Seen, leave it as it is`}: ${what}`}
                busy={see.isPending}
                onClick={() => see.run(true)}
              >
                <Trans>Seen, leave it as it is</Trans>
              </Button>
            )}
            {isOpen && isFirstMust && acts.includes('askDesign') && (
              <Button
                variant="secondary"
                size="small"
                busy={design.isPending}
                onClick={() => design.run(orderId)}
              >
                <Trans>Have our designer fix it</Trans>
              </Button>
            )}
          </div>
          <p role="alert" className="pt-2 font-semibold text-error empty:hidden">
            {failure}
          </p>
        </div>
      )}
    </li>
  )
}

/** The server accepts this as long as no proof was made of this version. */
const canUndoIn = ({ state }: Artwork): boolean => state === 'Checked' || state === 'NeedsFix'

function ActualFigure({ text, isStruck }: { text: string; isStruck: boolean }) {
  if (!isStruck) return <span className="break-words">{text}</span>
  return <s className="break-words decoration-2">{text}</s>
}

type SeenProps = {
  seen: NonNullable<ReturnType<typeof seenOf>>
  what: string
  isBusy: boolean
  canUndo: boolean
  onUndo: () => void
}

function Seen({ seen: { name, at }, what, isBusy, canUndo, onUndo }: SeenProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const when = formatDate(at, language, 'moment')
  return (
    <p className="min-w-0 break-words">
      <strong>{what}</strong>: <Trans>stays as it is</Trans>.{' '}
      <span className="type-small text-grey">
        {name}, <time dateTime={at}>{when}</time>
      </span>{' '}
      {canUndo && (
        <TextButton
          className="type-small font-semibold"
          aria-label={`${t({ context: 'order', message: 'Undo' })}: ${what}`}
          aria-disabled={isBusy}
          onClick={onUndo}
        >
          <Trans context="order">Undo</Trans>
        </TextButton>
      )}
    </p>
  )
}

type Client = Parameters<Parameters<typeof useArtworkAct>[1]>[0]

/** Sends it for each of its pages, one after the other: each response is the whole artwork. */
async function seeAll(
  client: Client,
  id: number,
  { number: version }: Version,
  { finding: { check }, pages }: FindingGroup,
  isSeen: boolean,
): Promise<Artwork> {
  const act = isSeen ? client.artwork.see : client.artwork.unsee
  const [first, ...more] = pages
  let artwork = await act.mutate({ id, version, check, page: first })
  for (const page of more) artwork = await act.mutate({ id, version, check, page })
  return artwork
}

/** The field for a locked file's password: with it the file is checked again. */
function LockedFile({ orderId, file }: { orderId: number; file: Version['files'][number] }) {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const unlock = useArtworkAct(orderId, (client, typed: string) =>
    client.artwork.unlock.mutate({ id: orderId, fileId: file.id, password: typed }),
  )
  const wrong = file.hasPassword && password === '' && <Trans>This password doesn’t open the file.</Trans>
  return (
    <form
      className="max-w-100 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(password === '')
        if (password !== '' && !unlock.isPending) unlock.run(password)
      }}
    >
      <Field
        label={<Trans>Password of the file</Trans>}
        hint={file.name}
        error={isMissing ? <Trans>Type the password.</Trans> : (unlock.failure ?? wrong)}
      >
        <PasswordInput
          autoComplete="off"
          maxLength={200}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="small" className="mt-3" busy={unlock.isPending}>
        <Trans>Open and check it</Trans>
      </Button>
    </form>
  )
}
