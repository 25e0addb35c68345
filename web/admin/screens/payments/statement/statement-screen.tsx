import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { errorStatus, useApi, useClient } from '../../../../lib/api.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Bar } from '../../../../ui/admin/bar.tsx'
import { AdminLinkButton } from '../../../../ui/admin/button.tsx'
import { Empty } from '../../../../ui/admin/empty.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx'
import { Screen } from '../../../kit/frame/screen.tsx'
import { useFailureMessage } from '../../../kit/use-failure-message.ts'
import { ChooseStatement } from './choose-statement.tsx'
import { PaymentsTrail } from './payments-trail.tsx'
import { isWaiting, type Statement } from './statement-types.ts'
import { StatementView } from './statement-view.tsx'

/** A statement of the bank: chosen, looked through line by line, and booked. */
export function StatementScreen() {
  const { id } = useSearch({ from: '/admin/payments/statement' })
  const navigate = useNavigate()
  /** The statement whose file was uploaded once more. */
  const [known, setKnown] = useState<number | null>(null)
  const open = ({ id: made }: Statement, isKnown: boolean) => {
    setKnown(isKnown ? made : null)
    void navigate({ to: '/admin/payments/statement', search: { id: made } })
  }
  if (id !== undefined) return <OneStatement key={id} id={id} isKnown={known === id} />
  return (
    <Screen above={<PaymentsTrail />} title={<Trans>Bank statement</Trans>}>
      <ChooseStatement onUploaded={open} />
    </Screen>
  )
}

function OneStatement({ id, isKnown }: { id: number; isKnown: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [asksRemoval, askRemoval] = useState(false)
  // Colleagues may be booking the same file.
  const query = useQuery({
    ...useApi().statements.read.queryOptions({ id }),
    refetchInterval: 30_000,
  })
  const { data } = query
  if (!data)
    return (
      <Screen above={<PaymentsTrail />} title={<Trans>Bank statement</Trans>}>
        {query.isError ? (
          <NotRead
            isGone={errorStatus(query.error) === 404}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Bar className="h-60 w-full" />
        )}
      </Screen>
    )
  const day = formatDate(data.uploadedAt, language)
  const booked = data.lines.filter(({ payments }) => payments.length > 0).length
  return (
    <>
      <StatementView
        statement={data}
        knownSince={
          isKnown
            ? t`This file was uploaded on ${day}, ${plural(booked, { one: '# line is', other: '# lines are' })} written down`
            : null
        }
        onRemove={() => askRemoval(true)}
      />
      {asksRemoval && <RemoveDialog statement={data} onClose={() => askRemoval(false)} />}
    </>
  )
}

type NotReadProps = { isGone: boolean; busy: boolean; onRetry: () => void }

const NotRead = ({ isGone, busy, onRetry }: NotReadProps) =>
  isGone ? (
    <Empty
      title={<Trans>This statement was removed</Trans>}
      why={<Trans>What was booked of it is in the ledger. Its file can be uploaded again.</Trans>}
    >
      <AdminLinkButton to="/admin/payments/statement" search={{}}>
        <Trans>Another file</Trans>
      </AdminLinkButton>
    </Empty>
  ) : (
    <SectionFailed onRetry={onRetry} busy={busy}>
      <Trans>The statement did not load.</Trans>
    </SectionFailed>
  )

function RemoveDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const why = useFailureMessage()
  const { id, fileName, lines } = statement
  const open = lines.filter(isWaiting).length
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.statements.remove.mutate({ id }),
    onSuccess: async () => {
      await navigate({ to: '/admin/payments/statement', search: {} })
      await queryClient.invalidateQueries({ queryKey: [['statements', 'list']] })
    },
  })
  return (
    <ConfirmDialog
      title={<Trans>Remove “{fileName}”?</Trans>}
      facts={[]}
      after={[
        <Plural
          key="open"
          value={open}
          one="# line of which nothing was decided goes with it."
          other="# lines of which nothing was decided go with it."
        />,
        <Trans key="booked">What was booked stays in the ledger.</Trans>,
      ]}
      does={<Trans>Remove the file</Trans>}
      grave
      busy={isPending}
      failure={error ? why(error) : undefined}
      safe={<Trans>Keep it</Trans>}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}
