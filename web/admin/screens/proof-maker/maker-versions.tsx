import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { CheckIcon } from '../../../ui/admin/icons.tsx'
import type { ArtworkVersion } from '../../kit/artwork/artwork-queries.ts'
import type { MakerTools } from './maker-tools.ts'
import type { ProofMaker } from './use-proof-maker.ts'

type MakerVersionsProps = { maker: ProofMaker; tools: MakerTools }

/** What the proof is made of: the newest version. An older one is looked at, and sent again to be taken up. */
export function MakerVersions({ maker, tools }: MakerVersionsProps) {
  const { t } = useLingui()
  const { version, versions, before, compareWith } = maker
  const older = tools.compared === 'before' ? before : undefined
  const shown = older ?? version
  return (
    <>
      <fieldset className="-mx-2 grid max-h-72 overflow-y-auto">
        <legend className="sr-only">{t`Source`}</legend>
        {versions.map((one) => (
          <Version
            key={one.number}
            version={one}
            isShown={one.number === shown.number}
            onChoose={() => {
              if (one.number < version.number) compareWith(one.number)
              tools.setCompared(one.number < version.number ? 'before' : 'now')
            }}
          />
        ))}
      </fieldset>
      {older && <TakeUp maker={maker} older={older} />}
    </>
  )
}

type VersionProps = { version: ArtworkVersion; isShown: boolean; onChoose: () => void }

function Version({ version, isShown, onChoose }: VersionProps) {
  const language = useLanguage()
  const passed = version.passed.length
  return (
    <label
      className={classNames(
        'flex cursor-pointer gap-2.5 border-l-3 px-2 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-cyan has-focus-visible:-outline-offset-2',
        isShown ? 'border-cyan bg-cyan-ground' : 'border-transparent hover:bg-line1',
      )}
    >
      <input
        type="radio"
        name="source"
        checked={isShown}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-key outline-none!"
      />
      <span className="min-w-0">
        <span className={classNames('block', isShown && 'font-semibold')}>
          v{version.number},{' '}
          {version.by === 'staff' ? <Trans>our file</Trans> : <Trans>customer’s file</Trans>}
        </span>
        <span className="admin-meta block text-t2 wrap-anywhere">
          {version.files.map(({ name }) => name).join(', ')}
          {' · '}
          {formatDate(version.sentAt, language, 'moment')}
        </span>
        {isShown && passed > 0 && (
          <span className="flex gap-1.5 text-ok">
            <CheckIcon size={16} className="mt-0.5" />
            <Plural value={passed} one="# check is fine" other="# checks are fine" />
          </span>
        )}
      </span>
    </label>
  )
}

function TakeUp({ maker, older }: { maker: ProofMaker; older: ArtworkVersion }) {
  const { number } = older
  const next = maker.version.number + 1
  if (maker.isOutdated || older.files.some(({ isKept }) => !isKept)) return null
  return (
    <div className="grid gap-2 border-line2 border-l-3 pl-3">
      <p className="text-t2">
        <Trans>
          A proof is always of the newest version. Sent again, v{number} becomes v{next} and is checked anew.
        </Trans>
      </p>
      <AdminButton
        busy={maker.isTakingUp}
        onClick={() => maker.takeUp(number)}
        className="justify-self-start"
      >
        <Trans>Send v{number} again</Trans>
      </AdminButton>
    </div>
  )
}
