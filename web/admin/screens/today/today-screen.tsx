import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { shownPhone } from '../../../../src/lib/phone.ts'
import { useApi } from '../../../lib/api.ts'
import type { UserData } from '../../../lib/device.ts'
import { formatDate, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { formatWeekday } from '../../kit/formats.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { MyAreaList } from '../../kit/frame/my-area-list.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ScreenLink } from '../../kit/frame/screen-link.tsx'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { gapAreas } from '../../kit/gaps/gap-areas.ts'
import { gapKindNames } from '../../kit/gaps/gap-kinds.ts'
import { OutdatedMark } from '../../kit/gaps/outdated-mark.tsx'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { type NewOrder, newOrdersQuery } from '../../kit/orders/new-orders-queries.ts'
import { useReadyMade } from '../../kit/ready-made/use-ready-made.ts'
import { useNow } from '../../kit/use-now.ts'
import { BestServices } from './best-services.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { FirstSteps, StepsDone } from './first-steps/first-steps.tsx'
import { useFirstSteps } from './first-steps/use-first-steps.ts'
import { useStepKeys } from './first-steps/use-step-keys.ts'
import { MoneyLine } from './money-line.tsx'
import { RecentEvents } from './recent-events.tsx'
import { SecondFactorNudge } from './second-factor-nudge.tsx'
import { TodaySection } from './section.tsx'
import { StatusStrip, TodayFigures } from './today-figures.tsx'
import { TodayOrders } from './today-orders.tsx'
import { TodayRequests } from './today-requests.tsx'
import { WeekCharts } from './week-charts.tsx'

/** The landing of the admin: what waits today, each part only with its area. */
export function TodayScreen() {
  const language = useLanguage()
  const now = useNow()
  const { user, newCount, isLive } = useFrame()
  const [letters] = useLetterKeys()
  const hasOrders = canOpen(user, 'newOrders')
  const first = useFirstSteps()
  const isServiceNext = first.steps.find(({ state }) => state === 'open')?.step === 'service'
  const choice = useReadyMade({ enabled: isServiceNext })
  const stepKeys = useStepKeys(first, choice.chosen.length > 0)
  const rowKeys = useRowKeys()
  const query = useQuery({ ...newOrdersQuery(useApi(), isLive), enabled: hasOrders })
  return (
    <Screen
      title={<Trans>Today</Trans>}
      meta={`${formatDate(new Date(now).toISOString(), language)}, ${formatWeekday(now, language)}`}
      actions={
        hasOrders &&
        newCount !== undefined &&
        newCount > 0 && (
          <AdminLinkButton to="/admin/newordersadmin" variant="primary">
            <Trans>Go to new orders</Trans>
            {letters && <KeyCap inverse>N</KeyCap>}
          </AdminLinkButton>
        )
      }
      shortcuts={[
        ...(isServiceNext ? choice.shortcuts : []),
        ...(stepKeys ?? (hasOrders && newCount ? rowKeys : [])),
      ]}
      note={first.steps.length > 0 && <StepsDone steps={first.steps} />}
    >
      {first.steps.length > 0 && first.facts && <FirstSteps {...first} facts={first.facts} choice={choice} />}
      <SecondFactorNudge />
      {!first.isPending && (
        <DaysWork isBeginning={first.steps.length > 0} hasBegun={first.hasOrders} query={query} />
      )}
    </Screen>
  )
}

type DaysWorkProps = {
  /** First steps are still open. */
  isBeginning: boolean
  /** There was an order already: before it, figures and charts would be empty. */
  hasBegun: boolean
  query: UseQueryResult<NewOrder[], unknown>
}

/** What waits today, and how it goes. */
function DaysWork({ isBeginning, hasBegun, query }: DaysWorkProps) {
  const { user } = useFrame()
  const seesOrders = canOpen(user, 'orders')
  const hasOrders = canOpen(user, 'newOrders')
  const isQuiet = isBeginning && !hasBegun
  const orders = hasOrders ? query.data : undefined
  return (
    <>
      {seesOrders && hasBegun && <StatusStrip />}
      {seesOrders && hasBegun && <MoneyLine />}
      {(seesOrders || hasOrders) && <DeliveryLine />}
      {!seesOrders && orders && orders.length > 0 && <TodayFigures orders={orders} />}
      <div className="grid items-start gap-x-7 gap-y-8 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-8">
          {hasOrders && !isQuiet && <TodayOrders query={query} />}
          {canOpen(user, 'contact') && <TodayRequests isQuiet={isQuiet} />}
          {!isQuiet && (
            <div className="grid items-start gap-x-7 gap-y-8 md:grid-cols-2">
              {canOpen(user, 'campaigns') && <EndingCampaigns />}
              {gapAreas.some((area) => canOpen(user, area)) && <TranslationGaps />}
            </div>
          )}
        </div>
        {seesOrders ? (
          <div className="grid gap-x-7 gap-y-8 md:max-xl:grid-cols-2">
            {hasBegun && <WeekCharts />}
            <div className="md:max-xl:col-span-2">
              <BestServices />
            </div>
            {!isQuiet && (
              <div className="md:max-xl:col-span-2">
                <RecentEvents />
              </div>
            )}
          </div>
        ) : (
          <MyAreas user={user} />
        )}
      </div>
    </>
  )
}

/** The signed-in user, and what the role allows. */
function MyAreas({ user }: { user: UserData }) {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`You`}
      className="grid items-start gap-7 md:max-xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <section>
        <h2 className="admin-h2 mb-2 leading-6!">
          <Trans>You</Trans>
        </h2>
        <dl className="border-key border-t-2 border-b border-b-line2 bg-paper px-4 py-2">
          <Row label={<Trans>Name</Trans>}>{`${user.name} ${user.surname}`.trim()}</Row>
          <Row label={<Trans>Role</Trans>}>{user.appRole.name}</Row>
          <Row label={<Trans>E-mail</Trans>}>{user.email}</Row>
          {user.phoneNumber && <Row label={<Trans>Phone</Trans>}>{shownPhone(user.phoneNumber)}</Row>}
        </dl>
      </section>
      <MyAreaList user={user} />
    </aside>
  )
}

const Row = ({ label, children }: { label: ReactNode; children: string }) => (
  <div className="flex gap-3 py-1">
    <dt className="w-16 shrink-0 text-t3">{label}</dt>
    <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
  </div>
)

/** From so many days on the end is near. */
const urgent = 3

/** Campaigns that end within two weeks, the first to end first. */
function EndingCampaigns() {
  const language = useLanguage()
  const { data } = useQuery(useApi().overview.endingCampaigns.queryOptions())
  if (!data) return null
  return (
    <TodaySection title={<Trans>Campaigns that end soon</Trans>}>
      {data.length === 0 && (
        <p className="border-line2 border-b px-3.5 py-2.5 text-t2">
          <Trans>No campaign ends within two weeks.</Trans>
        </p>
      )}
      <ul>
        {data.map(({ id, percentage, endDate, daysLeft, ...texts }) => (
          <li key={id} className="border-line1 border-b last:border-line2">
            <ScreenLink
              path="/admin/companies/editcompany/$id"
              id={id}
              className="flex min-h-9 items-center gap-2.5 px-3.5 py-1 outline-offset-[-2px]! hover:bg-sheet max-md:min-h-12"
            >
              <span className="min-w-0 truncate font-medium">{pick(texts, 'title', language)}</span>
              {percentage !== null && (
                <span className="shrink-0 text-t2 tabular-nums">−{formatPercent(percentage, language)}</span>
              )}
              <Mark kind={daysLeft <= urgent ? 'warn' : 'plain'} className="ml-auto">
                {daysLeft === 0 ? (
                  <Trans>last day</Trans>
                ) : (
                  <>
                    <Plural value={daysLeft} one="# day" other="# days" />
                    {` · ${formatDate(endDate, language, 'dayOfMonth')}`}
                  </>
                )}
              </Mark>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </TodaySection>
  )
}

/** How many records lack a Russian or an English text, or have an outdated one. */
function TranslationGaps() {
  const { i18n } = useLingui()
  const { data } = useQuery(useApi().overview.translationGaps.queryOptions())
  if (!data) return null
  const total = data.reduce((sum, gap) => sum + gap.ru + gap.en + gap.ruOutdated + gap.enOutdated, 0)
  return (
    <TodaySection
      title={<Trans>Translations to fix</Trans>}
      meta={total > 0 && <Plural value={total} one="# gap" other="# gaps" />}
      {...(total > 0 && { to: '/admin/translations', open: <Trans>All of them</Trans> })}
    >
      {data.length === 0 && (
        <p className="border-line2 border-b px-3.5 py-2.5 text-t2">
          <Trans>Every text that you may edit is in three languages and up to date.</Trans>
        </p>
      )}
      <ul>
        {data.map(({ kind, ru, en, ruOutdated, enOutdated }) => (
          <li key={kind} className="border-line1 border-b last:border-line2">
            <Link
              to="/admin/translations"
              search={{ kind }}
              data-row=""
              className="flex min-h-9 items-center gap-2.5 px-3.5 py-1 outline-offset-[-2px]! hover:bg-sheet max-md:min-h-12"
            >
              <span className="min-w-0 grow truncate font-medium">{i18n._(gapKindNames[kind])}</span>
              {ru > 0 && <Mark kind="error">{`RU ${ru}`}</Mark>}
              {en > 0 && <Mark kind="error">{`EN ${en}`}</Mark>}
              <OutdatedMark language="RU" count={ruOutdated} />
              <OutdatedMark language="EN" count={enOutdated} />
            </Link>
          </li>
        ))}
      </ul>
    </TodaySection>
  )
}
