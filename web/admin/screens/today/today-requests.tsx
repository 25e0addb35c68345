import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { ChatIcon, CheckIcon, PhoneIcon } from '../../../ui/admin/icons.tsx'
import { formatMoment } from '../../kit/formats.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { type ContactRequest, openRequestsQuery } from '../../kit/inbox/queries.ts'
import { useInboxActions } from '../../kit/inbox/use-inbox-actions.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { useNow } from '../../kit/use-now.ts'
import { TodaySection } from './section.tsx'

/** The newest unanswered requests, each with call, WhatsApp and done; `isQuiet`: nothing where there are none. */
export function TodayRequests({ isQuiet }: { isQuiet: boolean }) {
  const { isLive } = useFrame()
  const { data } = useQuery(openRequestsQuery(useApi(), isLive))
  const { mark } = useInboxActions()
  if (!data || (isQuiet && data.items.length === 0)) return null
  const open = data.pagination.totalItems
  return (
    <TodaySection
      title={<Trans>Contact requests</Trans>}
      meta={open > 0 && <Plural value={open} one="# not answered" other="# not answered" />}
      to="/admin/contact/inbox"
      open={<Trans>Open all</Trans>}
    >
      {data.items.length === 0 ? (
        <p className="border-line2 border-b px-3.5 py-2.5 text-t2">
          <Trans>Everybody has been answered.</Trans>
        </p>
      ) : (
        <ul>
          {data.items.map((request) => (
            <Row key={request.id} request={request} onAnswered={() => mark(request, true)} />
          ))}
        </ul>
      )}
    </TodaySection>
  )
}

const square =
  'inline-flex min-h-8 shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-[2px] font-medium underline-offset-4 hover:underline max-md:size-12 max-md:border max-md:border-line'

function Row({ request, onAnswered }: { request: ContactRequest; onAnswered: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const now = useNow()
  const { name, phoneNumber, date } = request
  const phone = phoneLinks(phoneNumber)
  return (
    <li className="flex items-center gap-x-5 border-line1 border-b px-3.5 py-1 last:border-line2 max-md:gap-x-2.5 max-md:px-3 max-md:py-2">
      <span className="min-w-0 grow">
        <span className="block truncate font-medium max-md:font-semibold">{name}</span>
        <span className="admin-meta block text-t3 md:hidden">
          {phone.shown} · {formatMoment(date, now, language)}
        </span>
      </span>
      <span className="whitespace-nowrap text-t3 tabular-nums max-md:hidden">
        {formatMoment(date, now, language)}
      </span>
      {phone.whatsApp && (
        <a
          href={phone.whatsApp}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp: ${name}`}
          className={classNames(square, 'text-t2')}
        >
          <ChatIcon /> <span className="max-lg:hidden">WhatsApp</span>
        </a>
      )}
      <a
        href={phone.call}
        aria-label={t`Call ${name}: ${phone.shown}`}
        className={classNames(square, 'text-cyan-text tabular-nums md:w-40 md:justify-start')}
      >
        <PhoneIcon /> <span className="max-md:hidden">{phone.shown}</span>
      </a>
      <AdminButton
        onClick={onAnswered}
        aria-label={t`Mark as answered: ${name}`}
        className="shrink-0 whitespace-nowrap max-md:size-12 max-md:p-0!"
      >
        <CheckIcon />{' '}
        <span className="max-md:hidden">
          <Trans>Mark as answered</Trans>
        </span>
      </AdminButton>
    </li>
  )
}
