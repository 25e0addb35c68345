import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mostStatementMegabytes } from '../../../../../src/domains/payments/statements/column-roles.ts'
import { useApi } from '../../../../lib/api.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Bar } from '../../../../ui/admin/bar.tsx'
import { ChooseFile } from '../../../../ui/admin/choose-file.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { useDropZone } from '../../../kit/pictures/use-drop-zone.ts'
import { ColumnsForm } from './columns-form.tsx'
import type { Statement } from './statement-types.ts'
import { useUpload } from './use-upload.ts'

/** Where a statement is dropped or chosen, and those that were uploaded before. */
export function ChooseStatement({
  onUploaded,
}: {
  onUploaded: (statement: Statement, isKnown: boolean) => void
}) {
  const { upload, isPending, file, unknown, failure } = useUpload(onUploaded)
  const take = ([first]: File[]) => first && upload({ file: first })
  const { over, zone } = useDropZone(take)
  const edge = failure ? 'border-error' : 'border-line'
  return (
    <>
      <div
        {...zone}
        className={classNames(
          'relative grid min-h-40 place-items-center border border-dashed bg-paper p-5 text-center',
          over ? 'border-cyan bg-cyan-ground' : edge,
        )}
      >
        <div>
          {file && <p className="pb-1 font-medium wrap-anywhere">{file}</p>}
          <div className="flex flex-wrap items-center justify-center gap-x-2">
            <ChooseFile
              id="statement"
              accept=".csv,.xlsx,.txt"
              invalid={failure !== undefined}
              describedBy="statement-hint statement-error"
              onFiles={take}
            >
              {file ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
            </ChooseFile>
            <span aria-hidden="true" className="text-t3 max-md:hidden pointer-coarse:hidden">
              <Trans>or drop it here</Trans>
            </span>
          </div>
          <p id="statement-hint" className="admin-meta text-t3">
            <Trans>
              Statement of the bank, CSV or XLSX, up to {mostStatementMegabytes} MB. Nothing is booked by
              that.
            </Trans>
          </p>
          <p role="status" className="empty:hidden">
            {isPending && <Trans>Reading the file…</Trans>}
          </p>
          <p id="statement-error" role="alert" className="pt-1 text-error empty:pt-0">
            {!isPending &&
              (failure === 'unanswered' ? (
                <Trans>No answer came. Choose the file again: it is read once only.</Trans>
              ) : (
                failure
              ))}
          </p>
        </div>
      </div>
      {unknown && (
        <ColumnsForm
          key={unknown.file.name}
          columns={unknown.columns}
          busy={isPending}
          onChosen={(columns, allIncoming) => upload({ file: unknown.file, columns, allIncoming })}
        />
      )}
      <Earlier />
    </>
  )
}

function Earlier() {
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery(useApi().statements.list.queryOptions())
  if (isError)
    return (
      <div className="mt-6">
        <SectionFailed onRetry={() => void refetch()} busy={isFetching}>
          <Trans>The earlier statements did not load.</Trans>
        </SectionFailed>
      </div>
    )
  if (!data) return <Bar className="mt-6 h-24 w-full" />
  if (data.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="admin-h2 mb-2">
        <Trans>Earlier statements</Trans>
      </h2>
      <ul className="border-key border-t-2 bg-paper">
        {data.map(({ id, fileName, bank, uploadedAt, uploadedBy, lines, booked, open }) => (
          <li key={id} className="border-line2 border-b">
            <Link
              to="/admin/payments/statement"
              search={{ id }}
              data-row=""
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-3.5 py-1.5 hover:bg-line1"
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{fileName}</span>
                <span className="admin-meta block text-t3 wrap-anywhere">
                  {[bank, formatDate(uploadedAt, language, 'dayOfMonth'), uploadedBy.name]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="text-t2 tabular-nums">
                <Plural value={lines} one="# line" other="# lines" />
                {' · '}
                <Trans>written down: {booked}</Trans>
                {open > 0 && (
                  <strong className="font-semibold text-key">
                    {' · '}
                    <Trans>open: {open}</Trans>
                  </strong>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
