import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { layouts } from '../../../../../src/domains/eqaime/eqaime-kinds.ts'
import { useClient } from '../../../../lib/api.ts'
import { downloadFile } from '../../../../lib/download.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { CheckIcon, DownloadIcon, ErrorIcon, WarnIcon } from '../../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { Segments } from '../../../../ui/admin/segments.tsx'
import { Money } from '../../../../ui/money.tsx'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { canOpen } from '../../../kit/frame/menu.ts'
import { useAdminNotify } from '../../../kit/frame/notices.tsx'
import { useLetterKeys } from '../../../kit/frame/shortcuts.ts'
import { useFailureMessage } from '../../../kit/use-failure-message.ts'
import type { Check, Layout } from './eqaime-types.ts'

/** How many of a document's errors are shown. */
const maxErrors = 5
const packageId = 'eqaime-package'

/** Makes the package of what is chosen. */
export const pressPackage = () => document.getElementById(packageId)?.click()

type PackagePartProps = {
  documentIds: readonly number[]
  layout: Layout
  onLayout: (layout: Layout) => void
  /** Everything on the page that can go. */
  onChooseReady: () => void
  readyCount: number
  onExported: () => void
  onSettings: () => void
}

/** What is chosen, checked as the portal will, and its package (DOC-24). */
export function PackagePart(props: PackagePartProps) {
  const { documentIds, layout, onLayout, onChooseReady, readyCount, onSettings } = props
  const { t } = useLingui()
  const client = useClient()
  const asked = { documentIds: [...documentIds], layout }
  const query = useQuery({
    queryKey: [['eqaime', 'check'], asked],
    queryFn: () => client.eqaime.check.mutate(asked),
    enabled: documentIds.length > 0,
    placeholderData: keepPreviousData,
  })
  const check = documentIds.length > 0 ? query.data : undefined
  const title = useId()
  return (
    <section aria-labelledby={title} className="border-line2 border-b">
      <div className="px-4 pt-3.5 pb-4">
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 id={title} className="admin-ticket">
            {documentIds.length === 0 ? (
              <Trans>No document is chosen</Trans>
            ) : (
              <Plural value={documentIds.length} one="# document is chosen" other="# documents are chosen" />
            )}
          </h2>
          {check && (
            <span className="text-t2">
              <Money azn={check.gross} />
            </span>
          )}
        </div>
        {documentIds.length === 0 && readyCount > 0 && (
          <p className="mb-3">
            <WordButton onClick={onChooseReady}>
              <Plural
                value={readyCount}
                one="Choose the # that is ready"
                other="Choose all # that are ready"
              />
            </WordButton>
          </p>
        )}
        <div className="flex items-center justify-between gap-3">
          <span aria-hidden="true">
            <Trans>Layout</Trans>
          </span>
          <Segments
            legend={t`Layout`}
            isLegendHidden
            values={layouts}
            chosen={layout}
            label={(one) => one}
            onChoose={onLayout}
          />
        </div>
        {query.isError && documentIds.length > 0 && (
          <div className="mt-3">
            <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
              <Trans>The check did not load.</Trans>
            </SectionFailed>
          </div>
        )}
        <div role="status">{check && <Checks check={check} onSettings={onSettings} />}</div>
      </div>
      <Export {...props} canExport={check?.canExport === true && !query.isPlaceholderData} />
    </section>
  )
}

type ChecksProps = { check: Check; onSettings: () => void }

function Checks({ check: { lines, sumsEqual, schema, documents }, onSettings }: ChecksProps) {
  const { user } = useFrame()
  const codeless = documents.flatMap(({ problems }) =>
    problems.filter(({ code }) => code === 'noGoodsCode'),
  ).length
  const refused = documents.filter(({ refusal }) => refusal !== null)
  const against = documents.filter(({ errors }) => errors.length > 0)
  return (
    <ul className="mt-4 grid gap-2.5">
      <Fact ok={sumsEqual}>
        {sumsEqual ? (
          <Plural
            value={lines}
            one="Its lines add up to the document, # line"
            other="Their lines add up to the documents, # lines"
          />
        ) : (
          <Trans>Lines don’t add up to their document</Trans>
        )}
      </Fact>
      <Fact ok={codeless === 0}>
        {codeless === 0 ? (
          <Trans>All lines have a code of goods</Trans>
        ) : (
          <Plural value={codeless} one="# line has no code of goods" other="# lines have no code of goods" />
        )}
      </Fact>
      {refused.map(({ document, refusal }) => (
        <Fact key={document.id} ok={false}>
          <Refusal number={document.number} refusal={refusal} />
        </Fact>
      ))}
      {schema === 'valid' && (
        <Fact ok>
          <Trans>The portal’s XSD accepts it</Trans>
        </Fact>
      )}
      {schema === 'absent' && (
        <li className="flex gap-3 text-warn">
          <WarnIcon className="mt-0.5 shrink-0" />
          <span>
            <Trans>The portal’s XSD isn’t there: the structure isn’t checked.</Trans>
            {canOpen(user, 'discounts') && (
              <>
                {' '}
                <WordButton aria-haspopup="dialog" onClick={onSettings}>
                  <Trans>Upload the file…</Trans>
                </WordButton>
              </>
            )}
          </span>
        </li>
      )}
      {against.map(({ document, errors }) => (
        <Fact key={document.id} ok={false}>
          <Trans>The portal’s XSD refuses {document.number}:</Trans>
          <ul className="admin-meta mt-1 grid gap-1 wrap-anywhere">
            {errors.slice(0, maxErrors).map(({ line, text }) => (
              <li key={`${line} ${text}`}>{text}</li>
            ))}
          </ul>
        </Fact>
      ))}
    </ul>
  )
}

const Fact = ({ ok, children }: { ok: boolean; children: ReactNode }) => (
  <li className={ok ? 'flex gap-3' : 'flex gap-3 text-error'}>
    {ok ? <CheckIcon className="mt-0.5 shrink-0 text-ok" /> : <ErrorIcon className="mt-0.5 shrink-0" />}
    <span className="min-w-0">{children}</span>
  </li>
)

type RefusalProps = { number: string; refusal: Check['documents'][number]['refusal'] }

function Refusal({ number, refusal }: RefusalProps) {
  if (refusal === 'voided') return <Trans>{number} was voided in the meantime</Trans>
  if (refusal === 'hasNumber') return <Trans>{number} has a number of the portal already</Trans>
  return <Trans>Of {number} no e-qaimə is to be written any more</Trans>
}

type ExportProps = PackagePartProps & { canExport: boolean }

function Export({ documentIds, layout, canExport, onExported }: ExportProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useAdminNotify()
  const queryClient = useQueryClient()
  const messageOf = useFailureMessage()
  const [letters] = useLetterKeys()
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'zip' | 'csv' | 'json') =>
      downloadFile('/eqaime/package', language, { documentIds: [...documentIds], layout, format }),
    onSuccess: () => {
      notify({ kind: 'ok', text: t`The package has been downloaded: sign and send it in the portal` })
      onExported()
    },
    onError: (error) => notify({ kind: 'error', text: messageOf(error) }),
    // What was written here stands in both lists.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['eqaime']] }),
  })
  const count = documentIds.length
  return (
    <div className="border-line2 border-t px-4 py-4">
      <AdminButton
        id={packageId}
        variant="primary"
        className="w-full"
        disabled={!canExport}
        busy={isPending}
        onClick={() => mutate('zip')}
      >
        <DownloadIcon />
        {count > 0 ? <Trans>Make the ZIP ({count})</Trans> : <Trans>Make the ZIP</Trans>}
        {letters && <KeyCap inverse>E</KeyCap>}
      </AdminButton>
      <p className="admin-meta mt-2 text-t2">
        <Trans>Sign and send it in the portal, then paste the numbers below.</Trans>{' '}
        {canExport && (
          <>
            <Trans>The same fields:</Trans>{' '}
            <WordButton onClick={() => mutate('csv')} disabled={isPending}>
              CSV
            </WordButton>
            {', '}
            <WordButton onClick={() => mutate('json')} disabled={isPending}>
              JSON
            </WordButton>
          </>
        )}
      </p>
    </div>
  )
}
