import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { ErrorIcon, WarnIcon } from '../../../../ui/admin/icons.tsx'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { canOpen } from '../../../kit/frame/menu.ts'
import { type Due, inLanguage, type Problem } from './eqaime-types.ts'

const named = 5

/** What keeps rows from being exported, and where it is mended. */
export function MissingLines({ rows, onSettings }: { rows: readonly Due[]; onSettings: () => void }) {
  const codeless = rows.flatMap(({ problems }) => problems.filter(({ code }) => code === 'noGoodsCode'))
  const homeless = rows.filter(({ problems }) => problems.some(({ code }) => code === 'noAddress'))
  return (
    <>
      {codeless.length > 0 && <Codeless problems={codeless} onSettings={onSettings} />}
      {homeless.length > 0 && (
        <p className={classNames(box, 'border-warn bg-warn-ground text-warn')}>
          <WarnIcon className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <Plural
              value={homeless.length}
              one="The address of # buyer is missing:"
              other="The addresses of # buyers are missing:"
            />{' '}
            {homeless.slice(0, named).map(({ document, buyer, orderIds: [first] }, index) => (
              <Fragment key={document.id}>
                {index > 0 && ', '}
                <strong>{buyer.name}</strong>
                {first !== undefined && <OrderLink id={first} />}
              </Fragment>
            ))}
          </span>
        </p>
      )}
    </>
  )
}

const box = 'mt-3 flex gap-2.5 border px-3.5 py-2.5'
const linkLook = 'font-medium text-cyan-text underline-offset-4 hover:underline'

const OrderLink = ({ id }: { id: number }) => (
  <>
    {' ('}
    <Link to="/admin/ordersadmin/$id" params={{ id: String(id) }} className={linkLook}>
      {`№ ${id}`}
    </Link>
    )
  </>
)

type CodelessProps = { problems: readonly Problem[]; onSettings: () => void }

/** Lines without a code of goods: it is written at the product or service, or once for all. */
function Codeless({ problems, onSettings }: CodelessProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { user } = useFrame()
  const things = [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()]
  return (
    <p className={classNames(box, 'border-error bg-error-ground text-error')}>
      <ErrorIcon className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <Plural
          value={things.length}
          one="# thing has no code of goods:"
          other="# things have no code of goods:"
        />{' '}
        {things.slice(0, named).map((thing, index) => (
          <Fragment key={keyOf(thing)}>
            {index > 0 && ', '}
            <Thing problem={thing} canEdit={canOpen(user, 'services')}>
              {thing.name ? inLanguage(thing.name, language) : t`no name`}
            </Thing>
            {thing.orderId !== null && ` (№ ${thing.orderId})`}
          </Fragment>
        ))}
        {'. '}
        <Trans>Without a code no e-qaimə is exported.</Trans>
        {canOpen(user, 'discounts') && (
          <>
            {' '}
            <WordButton aria-haspopup="dialog" onClick={onSettings}>
              <Trans>Set a code for all the others…</Trans>
            </WordButton>
          </>
        )}
      </span>
    </p>
  )
}

const keyOf = ({ productId, serviceId, orderId }: Problem) => `${productId} ${serviceId} ${orderId}`

type ThingProps = { problem: Problem; canEdit: boolean; children: string }

/** Leads to where its code is written. */
function Thing({ problem: { productId, serviceId }, canEdit, children }: ThingProps) {
  const params = { id: String(productId ?? serviceId) }
  if (!canEdit || (productId === null && serviceId === null)) return <strong>{children}</strong>
  if (productId !== null)
    return (
      <Link to="/admin/services/editproduct/$id" params={params} className={linkLook}>
        {children}
      </Link>
    )
  return (
    <Link to="/admin/services/servicesmore/$id" params={params} className={linkLook}>
      {children}
    </Link>
  )
}
