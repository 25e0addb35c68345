import { Trans } from '@lingui/react/macro'
import { useValueLabels, type Value } from './value.tsx'

type ListChangeProps = {
  field: string
  from: readonly Value[] | readonly object[]
  to: readonly Value[] | readonly object[]
}

/** What came and what went of a list; where the same stand in another order, the order as it is now. */
export function ListChange({ field, from, to }: ListChangeProps) {
  const words = useValueLabels()
  const keyOf = (one: Value | object) => JSON.stringify(one)
  const [before, after] = [from.map(keyOf), to.map(keyOf)]
  const text = (one: Value | object) => words(field, one as Value)
  const gone = from.filter((one) => !after.includes(keyOf(one)))
  const came = to.filter((one) => !before.includes(keyOf(one)))
  if (gone.length === 0 && came.length === 0)
    return (
      <span className="wrap-anywhere">
        <Trans>now: {to.map(text).join(', ')}</Trans>
      </span>
    )
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1 tabular-nums">
      {gone.map((one) => (
        <del key={keyOf(one)} className="bg-error-ground px-1 text-error decoration-1">
          <span className="sr-only">
            <Trans>removed:</Trans>{' '}
          </span>
          {text(one)}
        </del>
      ))}
      {came.map((one) => (
        <ins key={keyOf(one)} className="bg-ok-ground px-1 text-ok no-underline">
          <span className="sr-only">
            <Trans>added:</Trans>{' '}
          </span>
          {text(one)}
        </ins>
      ))}
    </span>
  )
}
