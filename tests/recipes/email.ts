import { after, all, before, type Recipe } from './recipe.ts'

/** The customer hears that production has begun. */
export const email: Recipe = {
  heading: 'an email',
  most: { files: 2 },
  places: [
    {
      path: 'src/domains/email/emails/orders.ts',
      change: before(
        '  /** Where the order can be collected, with the phone number. */\n',
        `  orderStarted: toCustomer({
    tells: 'move',
    subject: /*i18n*/ { id: 'mail.orderStarted.subject', message: 'Your order No. {order} is being made' },
    text: /*i18n*/ {
      id: 'mail.orderStarted.text',
      message: 'We have started the production of your order.',
    },
    read: (job: OfEvent, { db }) => readMove(db, job, movesTo('orderStarted')),
  }),

`,
      ),
      caughtBy: 'types in src/domains/orders/change-status.ts',
    },
    {
      path: 'src/domains/order-status/statuses.ts',
      change: all(
        before("'orderAccepted' | 'orderReady'", "'orderStarted' | "),
        before("    gates: ['approval', 'deposit'],\n", "    email: 'orderStarted',\n"),
      ),
      caughtBy: 'types in src/domains/email/emails/orders.ts',
    },
    {
      path: 'tests/domains/email/emails.test.ts',
      kind: 'test',
      change: before(
        '  orderReady: (language) => [\n',
        `  orderStarted: (language) => [
    emails.orderStarted.write({ ...of(order(language)), ...noPrices, reason: null }),
    ['Aysel', '4711', addressOf(language, '/myorder/4711')],
  ],
`,
      ),
      caughtBy: 'types in tests/domains/email/emails.test.ts',
    },
    {
      path: 'tests/domains/email/languages.test.ts',
      kind: 'test',
      change: after('        orderReceived: language,\n', '        orderStarted: language,\n'),
      caughtBy: 'tests/domains/email/languages.test.ts',
    },
    {
      path: 'tests/domains/email/as-caused.test.ts',
      kind: 'test',
      change: before("  orderReady: 'asCaused',\n", "  orderStarted: 'asCaused',\n"),
      caughtBy: 'types in tests/domains/email/as-caused.test.ts',
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
