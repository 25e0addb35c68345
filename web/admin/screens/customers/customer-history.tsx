import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { RecordEntry } from '../../kit/history/record-entry.tsx'

const step = 5

/** What staff have changed of the customer's account, newest first. */
export function CustomerHistory({ id }: { id: number }) {
  const [size, setSize] = useState(step)
  const { data, isFetching } = useQuery({
    ...useApi().history.ofRecord.queryOptions({ kind: 'customer', id, pageSize: size }),
    placeholderData: keepPreviousData,
  })
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <h2 className="admin-h2 mb-2 leading-6!">
        <Trans>What staff changed</Trans>
      </h2>
      <ol className="border-key border-t-2 bg-paper px-3.5">
        {data.items.map((entry) => (
          <RecordEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data.pagination.totalItems > data.items.length && (
        <AdminButton className="mt-3" busy={isFetching} onClick={() => setSize(size + step * 2)}>
          <Trans>Show earlier changes</Trans>
        </AdminButton>
      )}
    </section>
  )
}
