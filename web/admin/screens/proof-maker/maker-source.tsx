import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { CheckIcon } from '../../../ui/admin/icons.tsx'
import { usePageName } from '../../kit/artwork/artwork-labels.tsx'
import type { ArtworkPage, ArtworkVersion } from '../../kit/artwork/artwork-queries.ts'
import { LineSwitches } from '../../kit/artwork/line-switches.tsx'
import type { MakerTools } from './maker-tools.ts'
import type { ProofMaker } from './use-proof-maker.ts'

type MakerSourceProps = { maker: ProofMaker; tools: MakerTools }

/** What the proof is made of, its pages, its lines and inks, and who reads new notes. */
export function MakerSource({ maker, tools }: MakerSourceProps) {
  const { t } = useLingui()
  const { version, orderId } = maker
  return (
    <aside className="grid min-w-0 content-start gap-4">
      <Part title={<Trans>Source</Trans>}>
        <MakerVersions maker={maker} tools={tools} />
        <Link
          to="/admin/ordersadmin/$id"
          params={{ id: String(orderId) }}
          className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <Trans>Send another file in the order</Trans>
        </Link>
      </Part>
      {version.pages.length > 1 && (
        <Part title={<Trans>Pages</Trans>}>
          <MakerPages
            orderId={orderId}
            pages={version.pages}
            shown={tools.page?.page}
            onShow={tools.setPage}
          />
        </Part>
      )}
      <Part title={<Trans>Lines</Trans>}>
        <LineSwitches lines={tools.lines} onLines={tools.setLines} className="lg:flex-col" />
      </Part>
      {tools.page && (
        <Part title={<Trans>Inks</Trans>}>
          <MakerInks page={tools.page} />
        </Part>
      )}
      {tools.isPinning && !tools.isAsCustomer && (
        <Part title={<Trans>Who reads the note</Trans>}>
          <Choice
            label={t`Who reads the note`}
            chosen={tools.isInternal}
            onChoose={tools.setInternal}
            no={<Trans>Customer sees</Trans>}
            yes={<Trans>Internal</Trans>}
          />
        </Part>
      )}
    </aside>
  )
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="grid gap-1.5 border-line2 border-t pt-2.5">
    <h2 className="font-semibold">{title}</h2>
    {children}
  </section>
)

type ChoiceProps = {
  label: string
  chosen: boolean
  onChoose: (chosen: boolean) => void
  no: ReactNode
  yes: ReactNode
}

const Choice = ({ label, chosen, onChoose, no, yes }: ChoiceProps) => (
  <fieldset className="flex flex-wrap gap-1">
    <legend className="sr-only">{label}</legend>
    <AdminButton aria-pressed={!chosen} onClick={() => onChoose(false)} className={pressed(!chosen)}>
      {no}
    </AdminButton>
    <AdminButton aria-pressed={chosen} onClick={() => onChoose(true)} className={pressed(chosen)}>
      {yes}
    </AdminButton>
  </fieldset>
)

const pressed = (isPressed: boolean): string =>
  isPressed ? 'border-key! bg-key! text-on-key!' : 'font-normal!'

/** The inks of the shown page: the four process inks, and the file's own spot colours. */
function MakerInks({ page: { inks } }: { page: ArtworkPage }) {
  return (
    <ul className="grid gap-1.5">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="flex shrink-0 border border-line2">
          {['bg-[#00a0dc]', 'bg-[#e2007a]', 'bg-[#ffd800]', 'bg-[#17191c]'].map((ink) => (
            <span key={ink} className={`h-3 w-2 ${ink}`} />
          ))}
        </span>
        CMYK
      </li>
      {inks.rgb && (
        <li className="text-t2">
          <Trans>RGB colours are turned into CMYK</Trans>
        </li>
      )}
      {inks.spots.map((name) => (
        <li key={name} className="flex min-w-0 items-center gap-2">
          <span aria-hidden="true" className="h-3 w-8 shrink-0 border border-line2 bg-hatch" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  )
}

type MakerPagesProps = {
  orderId: number
  pages: readonly ArtworkPage[]
  shown: number | undefined
  onShow: (page: number) => void
}

/** A long document's sheets show only numbers, as no one looks at forty pictures. */
const maxPictures = 12

/** The pages as small sheets: front and back by name, more by number. */
const MakerPages = ({ orderId, pages, shown, onShow }: MakerPagesProps) => (
  <ul
    className={classNames(
      'grid gap-2',
      pages.length > maxPictures ? 'grid-cols-6' : 'grid-cols-2 max-lg:grid-cols-4',
    )}
  >
    {pages.map((page) => (
      <li key={page.page} className="min-w-0">
        <MakerPage
          orderId={orderId}
          page={page}
          onShow={onShow}
          count={pages.length}
          isShown={page.page === shown}
        />
      </li>
    ))}
  </ul>
)

type MakerPageProps = Pick<MakerPagesProps, 'orderId' | 'onShow'> & {
  page: ArtworkPage
  count: number
  isShown: boolean
}

function MakerPage({ orderId, page, count, isShown, onShow }: MakerPageProps) {
  const pageName = usePageName()
  const { page: number, fileId, pageOfFile, hasPicture } = page
  const isPictured = hasPicture && count <= maxPictures
  const { url } = usePagePicture(isPictured ? { orderId, fileId, pageOfFile } : null)
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={pageName(number, count)}
      onClick={() => onShow(number)}
      className={classNames(
        'admin-meta grid w-full min-w-0 justify-items-start gap-1 text-left pointer-coarse:min-h-11',
        isShown ? 'font-semibold text-key' : 'text-t2 hover:text-key',
      )}
    >
      {isPictured ? (
        <span
          className={classNames(
            'grid h-15 w-full place-items-center overflow-hidden border bg-pit p-0.5',
            isShown ? 'border-cyan outline-2 outline-cyan -outline-offset-1' : 'border-line2',
          )}
        >
          {url && <img src={url} alt="" className="max-h-14 max-w-full" />}
        </span>
      ) : null}
      <span
        className={classNames(
          'truncate tabular-nums',
          !isPictured && 'grid min-h-8 w-full place-items-center border',
          !isPictured && (isShown ? 'border-key bg-key text-on-key' : 'border-line bg-paper'),
        )}
      >
        {count === 2 ? pageName(number, count) : number}
      </span>
    </button>
  )
}

type MakerVersionsProps = { maker: ProofMaker; tools: MakerTools }

/**
 * The version that the proof is made from, the newest; an older one can be viewed, and sent again to be used.
 */
function MakerVersions({ maker, tools }: MakerVersionsProps) {
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
          A proof is always made from the newest version. Sent again, v{number} becomes v{next} and is checked
          again.
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
