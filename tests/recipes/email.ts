import { after, all, before, type Recipe } from './recipe.ts'

/** The customer hears that production has begun. */
export const email: Recipe = {
  heading: 'an email',
  most: { files: 6 },
  places: [
    {
      path: 'src/domains/email/queue.ts',
      change: all(
        after(
          "  | { kind: 'orderReady'; orderId: number; eventId?: number }\n",
          "  | { kind: 'orderStarted'; orderId: number; eventId?: number }\n",
        ),
        after("  orderReady: 'confirmedAddress',\n", "  orderStarted: 'confirmedAddress',\n"),
      ),
      caughtBy: 'types in src/domains/email/write-email.ts',
    },
    {
      path: 'src/domains/email/order-emails.ts',
      change: all(
        before(
          'const readySubject: Message',
          `const startedSubject: Message = /*i18n*/ {
  id: 'mail.orderStarted.subject',
  message: 'Your order No. {order} is being made',
}
const startedText: Message = /*i18n*/ {
  id: 'mail.orderStarted.text',
  message: 'We have started the production of your order.',
}
`,
        ),
        before(
          '/** To the customer: it can be collected,',
          `/** To the customer: production has begun. */
export const startedEmail = (order: EmailedOrder, siteUrl: string): Email =>
  toCustomer(order, siteUrl, startedSubject, (say) => say(startedText))

`,
        ),
      ),
      caughtBy: 'types in src/domains/email/write-email.ts',
    },
    {
      path: 'src/domains/email/write-email.ts',
      change: all(
        after('  receivedEmail,\n', '  startedEmail,\n'),
        after("  orderReady: 'Ready',\n", "  orderStarted: 'InProduction',\n"),
        before(
          "  if (kind === 'orderReady')",
          "  if (kind === 'orderStarted') return startedEmail(order, siteUrl)\n",
        ),
      ),
      caughtBy: 'types in src/domains/email/write-email.ts',
    },
    {
      path: 'src/domains/orders/move-order.ts',
      change: before(
        "    if (order.status === 'Ready')\n",
        `    if (order.status === 'InProduction')
      await deps.emails.enqueueAfter(tx, mailWaitMs, { kind: 'orderStarted', orderId, eventId })
`,
      ),
      caughtBy: 'tests/domains/email/languages.test.ts',
    },
    {
      path: 'tests/domains/email/emails.test.ts',
      kind: 'test',
      change: all(
        after('  receivedEmail,\n', '  startedEmail,\n'),
        before(
          '  orderReady: (language) => [\n',
          `  orderStarted: (language) => [
    startedEmail(order(language), site),
    ['Aysel', '4711', addressOf(language, '/myorder/4711')],
  ],
`,
        ),
      ),
      caughtBy: 'types in tests/domains/email/emails.test.ts',
    },
    {
      path: 'tests/domains/email/languages.test.ts',
      kind: 'test',
      change: after('        orderReceived: language,\n', '        orderStarted: language,\n'),
      caughtBy: 'tests/domains/email/languages.test.ts',
    },
  ],
  texts: {
    'mail.orderStarted.subject': [
      '№ {order} sifarişinizin istehsalına başlanıb',
      'Ваш заказ № {order} в производстве',
    ],
    'mail.orderStarted.text': [
      'Sifarişinizin istehsalına başladıq.',
      'Мы начали производство вашего заказа.',
    ],
  },
  tests: ['tests/domains/email'],
}
