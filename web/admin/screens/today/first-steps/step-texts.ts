import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { FirstStep } from '../../../../../src/domains/overview/first-steps-input.ts'
import { addDays, mondayOf } from '../../../../../src/domains/production/workdays.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatShortWeekday } from '../../../../lib/short-weekday.ts'
import { useCompanyName } from '../../../../lib/use-company-name.ts'
import { useMailStateText } from '../../../kit/mail/use-mail-state-text.ts'
import type { Facts } from './use-first-steps.ts'

type Way = {
  title: MessageDescriptor
  /** What the button of a step says that isn't done, and one that is. */
  act: MessageDescriptor
  again: MessageDescriptor
  /** Where it is done; the test e-mail is sent from the list itself. */
  to?: NonNullable<LinkProps['to']>
  search?: { open: number } | { tab: 'terms' }
  /** Where it is looked at once it is done, if that is another place. */
  seen?: NonNullable<LinkProps['to']>
  minutes: number
}

/** Contact record 1 is the company's (SITE-3). */
const companyRecord = 1

export const ways = {
  name: {
    title: msg`Name and logo`,
    act: msg`Write the name`,
    again: msg`Change`,
    to: '/admin/home/correction',
    minutes: 2,
  },
  contacts: {
    title: msg`Contacts`,
    act: msg`Write the contacts`,
    again: msg`Change`,
    to: '/admin/contact/contact',
    search: { open: companyRecord },
    minutes: 3,
  },
  service: {
    title: msg`First service`,
    act: msg`Add a service`,
    again: msg`Look`,
    to: '/admin/services/readymade',
    seen: '/admin/services/services',
    minutes: 5,
  },
  artworkCheck: {
    title: msg`Artwork check`,
    act: msg`Set it up`,
    again: msg`Look`,
    to: '/admin/services/profiles',
    minutes: 3,
  },
  workdays: {
    title: msg`Working days`,
    act: msg`Write the days`,
    again: msg`Look`,
    to: '/admin/calendar',
    minutes: 2,
  },
  email: { title: msg`E-mail test`, act: msg`Send a test e-mail`, again: msg`Send again`, minutes: 1 },
  payments: {
    title: msg`Ways to pay`,
    act: msg`Choose the ways`,
    again: msg`Look`,
    to: '/admin/payments',
    search: { tab: 'terms' },
    minutes: 2,
  },
  colleagues: {
    title: msg`Colleagues`,
    act: msg`Invite`,
    again: msg`Look`,
    to: '/admin/admins',
    minutes: 1,
  },
} as const satisfies Record<FirstStep, Way>

/** The state of a step in words, out of the data. */
export function useStepStates(facts: Facts): Record<FirstStep, string> {
  const { t } = useLingui()
  const language = useLanguage()
  const siteName = useCompanyName()
  const mailState = useMailStateText()
  const { name, services, pricedServices, checkedServices, profiles, closedDays, colleagues } = facts
  const join = (...parts: string[]) => parts.join(' · ')
  const monday = mondayOf('2026-01-05')
  const days = facts.weekdays
    .map((weekday) => formatShortWeekday(addDays(monday, weekday - 1), language))
    .join(', ')
  const nameState = () => {
    if (name === '') return t`so far the site goes by ${siteName}`
    return facts.hasLogo
      ? join(name, t`the logo is there`, t`e-mails carry this name`)
      : join(name, t`no logo yet: the name stands in its place`)
  }
  const contactState = () =>
    join(
      facts.phones > 0 ? t`${plural(facts.phones, { one: '# phone', other: '# phones' })}` : t`no phone`,
      facts.hasAddress ? t`address` : t`no address`,
      facts.hasEmail ? t`e-mail` : t`no e-mail: nobody hears of requests and orders`,
    )
  const serviceState = () =>
    services === 0
      ? t`texts, prices and a picture; then orders can come`
      : join(
          t`${plural(services, { one: '# service on the site', other: '# services on the site' })}`,
          t`${plural(pricedServices, { one: '# with prices', other: '# with prices' })}`,
        )
  const checkState = () => {
    if (checkedServices > 0)
      return t`${plural(checkedServices, { one: '# service asks for artwork and checks it', other: '# services ask for artwork and check it' })}`
    if (profiles === 0) return t`no check profile: artwork comes unchecked`
    return services === 0
      ? t`${plural(profiles, { one: '# check profile is there, a new service begins with it', other: '# check profiles are there, a new service begins with the one of its name' })}`
      : t`${plural(profiles, { one: '# check profile, no service uses it', other: '# check profiles, no service uses one' })}`
  }
  const dayState = () =>
    join(
      days,
      closedDays > 0
        ? t`${plural(closedDays, { one: '# closed day ahead', other: '# closed days ahead' })}`
        : t`no holidays`,
      facts.promisesDays ? t`customers are told a day` : t`no day is promised`,
    )
  const payState = () => {
    const deposit = formatNumber(facts.deposit, language)
    const asked = facts.deposit > 0 ? t`deposit: ${deposit}\u00a0%` : t`terms are set`
    return join(
      t`cash and transfer are open`,
      facts.banks > 0
        ? t`${plural(facts.banks, { one: 'by card at # bank', other: 'by card at # banks' })}`
        : t`cards need the keys of a bank`,
      facts.hasPaymentRules ? asked : t`no deposit is asked for`,
    )
  }
  return {
    name: nameState(),
    contacts: contactState(),
    service: serviceState(),
    artworkCheck: checkState(),
    workdays: dayState(),
    email: mailState({ hasServer: facts.hasMailServer, testedAt: facts.testMailAt }),
    payments: payState(),
    colleagues:
      colleagues === 0
        ? t`you work alone so far`
        : t`${plural(colleagues, { one: '# colleague', other: '# colleagues' })}`,
  }
}
