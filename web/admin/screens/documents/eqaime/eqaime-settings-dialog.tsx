import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { layouts } from '../../../../../src/domains/eqaime/eqaime-kinds.ts'
import { useApi, useClient } from '../../../../lib/api.ts'
import { formatDate, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Bar } from '../../../../ui/admin/bar.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { ChooseFile } from '../../../../ui/admin/choose-file.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminInput } from '../../../../ui/admin/inputs.tsx'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { Segments } from '../../../../ui/admin/segments.tsx'
import { useAdminNotify } from '../../../kit/frame/notices.tsx'
import { MoneyForm } from '../../../kit/money-form.tsx'
import { useFailureMessage } from '../../../kit/use-failure-message.ts'
import type { Layout, SchemaFile, Settings } from './eqaime-types.ts'

/** The code of goods of what has none of its own, the layout, and the portal's XSD of each layout (DOC-20, 25). */
export function EqaimeSettingsDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const settings = useQuery({ ...api.eqaime.settings.queryOptions(), refetchOnWindowFocus: false })
  const schemas = useQuery(api.eqaime.schemas.queryOptions())
  const failed = [settings, schemas].filter(({ isError, data }) => isError && !data)
  return (
    <Modal title={<Trans>E-qaimə: code of goods and XSD</Trans>} onClose={onClose}>
      {failed.length > 0 && (
        <div className="mt-4">
          <SectionFailed
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          >
            <Trans>The settings did not load.</Trans>
          </SectionFailed>
        </div>
      )}
      {failed.length === 0 && !(settings.data && schemas.data) && <Bar className="mt-4 h-40 w-full" />}
      {settings.data && schemas.data && (
        <SettingsForm settings={settings.data} schemas={schemas.data} onClose={onClose} />
      )}
    </Modal>
  )
}

type SettingsFormProps = { settings: Settings; schemas: readonly SchemaFile[]; onClose: () => void }

function SettingsForm({ settings, schemas, onClose }: SettingsFormProps) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const [goodsCode, setCode] = useState(settings.goodsCode)
  const [layout, setLayout] = useState<Layout>(settings.layout)
  const [isChecked, check] = useState(false)
  const isWrong = !/^(\d{10})?$/.test(goodsCode.replaceAll(/\s/g, ''))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.eqaime.updateSettings.mutate({ goodsCode, layout, updatedAt: settings.updatedAt }),
    onSuccess: () => {
      notify({ kind: 'ok', text: t`The settings of the e-qaimə are saved` })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['eqaime']] }),
  })
  return (
    <MoneyForm
      safe={<Trans>Close</Trans>}
      does={t`Save`}
      busy={isPending}
      failure={error ? messageOf(error) : undefined}
      onSend={() => {
        check(true)
        if (!isWrong) mutate()
      }}
      onClose={onClose}
    >
      <AdminField
        label={<Trans>Code of goods of all others</Trans>}
        hint={
          <Trans>
            10 digits of the state’s list. It counts where neither the product nor the service has one: ask
            your accountant which it is.
          </Trans>
        }
        error={isChecked && isWrong ? t`A code of goods has exactly 10 digits.` : undefined}
      >
        <AdminInput
          inputMode="numeric"
          maxLength={20}
          value={goodsCode}
          onChange={({ target }) => setCode(target.value)}
        />
      </AdminField>
      <Segments
        legend={<Trans>Layout that is offered first</Trans>}
        values={layouts}
        chosen={layout}
        label={(one) => one}
        onChoose={setLayout}
        className="max-w-40"
      />
      <div>
        <h3 className="admin-meta mb-1 font-medium">
          <Trans>The portal’s XSD</Trans>
        </h3>
        <p className="admin-meta mb-2 text-t3">
          <Trans>
            With it every export is checked before it is downloaded. Take the file from the portal.
          </Trans>
        </p>
        <ul className="border-line2 border-t">
          {schemas.map((schema) => (
            <SchemaRow key={schema.layout} schema={schema} />
          ))}
        </ul>
      </div>
    </MoneyForm>
  )
}

function SchemaRow({ schema: { layout, file } }: { schema: SchemaFile }) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const id = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: File | null) =>
      chosen === null
        ? client.eqaime.removeSchema.mutate({ layout })
        : client.eqaime.putSchema.mutate({ layout, file: chosen }),
    onSuccess: (_, chosen) =>
      notify({
        kind: 'ok',
        text:
          chosen === null
            ? t`The XSD of layout ${layout} is removed`
            : t`The XSD of layout ${layout} is there`,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['eqaime']] }),
  })
  const size = file && formatNumber(Math.ceil(file.size / 1024), language)
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 border-line2 border-b py-1.5">
      <span className="font-medium tabular-nums">{layout}</span>
      <span className="admin-meta min-w-0 grow text-t2">
        {file ? (
          <Trans>
            {size} KB, from {formatDate(file.putAt, language)}
          </Trans>
        ) : (
          <Trans>not there: the structure isn’t checked</Trans>
        )}
      </span>
      <ChooseFile
        id={id}
        accept=".xsd,application/xml,text/xml"
        invalid={error !== null}
        describedBy={`${id}-error`}
        onFiles={([chosen]) => chosen && !isPending && mutate(chosen)}
      >
        {file ? <Trans>Replace…</Trans> : <Trans>Upload the file…</Trans>}
      </ChooseFile>
      {file && (
        <WordButton
          onClick={() => !isPending && mutate(null)}
          aria-label={t`Remove the XSD of layout ${layout}`}
        >
          <Trans>Remove</Trans>
        </WordButton>
      )}
      <span id={`${id}-error`} role="alert" className="admin-meta w-full text-error empty:hidden">
        {error ? messageOf(error) : ''}
      </span>
    </li>
  )
}
