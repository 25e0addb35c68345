import { after, all, before, made, type Recipe } from './recipe.ts'

/** Questions and their answers, which staff put in order; shown on home. */
export const content: Recipe = {
  heading: 'a kind of content',
  most: { files: 14, lines: 300 },
  places: [
    {
      path: 'prisma/schema/site.prisma',
      change: before(
        'model Advertisement {\n',
        `model Faq {
  id          Int      @id @default(autoincrement())
  question    String
  question_ru String   @default("")
  question_en String   @default("")
  answer      String
  answer_ru   String   @default("")
  answer_en   String   @default("")
  priority    Int      @default(1)
  state       Boolean  @default(true)
  createdAt   DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt   DateTime @default(now()) @updatedAt @map("updated_at") @db.Timestamptz(3)

  @@index([priority, id(sort: Desc)])
  @@map("faqs")
}

`,
      ),
      caughtBy: 'types in src/domains/site/content-list.ts',
    },
    {
      path: 'prisma/migrations/29990101000000_faqs/migration.sql',
      like: 'prisma/migrations/',
      kind: 'migration',
      change: made(`CREATE TABLE "faqs" (
    "id" SERIAL NOT NULL,
    "question" TEXT NOT NULL,
    "question_ru" TEXT NOT NULL DEFAULT '',
    "question_en" TEXT NOT NULL DEFAULT '',
    "answer" TEXT NOT NULL,
    "answer_ru" TEXT NOT NULL DEFAULT '',
    "answer_en" TEXT NOT NULL DEFAULT '',
    "priority" INTEGER NOT NULL DEFAULT 1,
    "state" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faqs_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "faqs_text_check" CHECK (question <> '' AND answer <> '')
);
CREATE INDEX "faqs_priority_id_idx" ON "faqs"("priority", "id" DESC);
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON faqs
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('faqs');
`),
      caughtBy: 'tests/domains/content/definitions.test.ts',
    },
    {
      path: 'src/domains/content/definitions.ts',
      change: before(
        '  banner: {\n',
        `  faq: {
    table: 'faqs',
    area: 'homePage',
    content: 'faqs',
    texts: { question: { max: 300, required: true }, answer: { max: 5000, required: true } },
    fields: listed,
    pictures: {},
    name: 'question',
    order: 'whole',
  },
`,
      ),
      caughtBy: 'types in src/domains/site/faqs.ts',
    },
    {
      path: 'src/cache/content.ts',
      change: before("  'partners',\n", "  'faqs',\n"),
      caughtBy: 'types in src/domains/content/definitions.ts',
    },
    {
      path: 'src/domains/site/faqs.ts',
      like: 'src/domains/site/partners.ts',
      change: made(`import { z } from 'zod'
import { flag, optionalFields, priority } from '../../lib/fields.ts'
import { allTextsOut, newTexts } from '../content/texts.ts'
import { contentList } from './content-list.ts'

/** Questions and answers: area 12 writes. */
export const { router: faqsRouter } = contentList('faq', {
  path: '/Faq',
  one: 'a question',
  many: 'Questions and answers',
  input: z.object({ ...newTexts('faq'), ...optionalFields({ state: flag, priority }) }),
  output: allTextsOut('faq'),
  pictures: {},
  examples: {
    create: { question: 'Nə vaxt hazır olur?', answer: 'Üç iş gününə' },
    update: { id: 1, question_en: 'When is it ready?' },
  },
})
`),
      caughtBy: 'types in src/faces/router.ts',
    },
    {
      path: 'src/faces/router.ts',
      change: all(
        before(
          "import { pageTextsRouter } from '../domains/site/page-texts.ts'\n",
          "import { faqsRouter } from '../domains/site/faqs.ts'\n",
        ),
        before('  partners: partnersRouter,\n', '  faqs: faqsRouter,\n'),
      ),
      caughtBy: 'types in web/admin/screens/faqs/faqs-screen.tsx',
    },
    {
      path: 'src/faces/openapi.ts',
      change: before("  partners: 'Partners',\n", "  faqs: 'Questions and answers',\n"),
      caughtBy: 'types in src/faces/openapi.ts',
    },
    {
      path: 'web/admin/kit/history/record-places.ts',
      change: before(
        '  partner: {',
        "  faq: { name: msg`Question`, many: msg`Questions`, path: '/admin/home/faqs' },\n",
      ),
      caughtBy: 'types in web/admin/kit/history/record-places.ts',
    },
    {
      path: 'web/admin/kit/history/field-labels.ts',
      change: before('  address: msg', '  question: msg`Question`,\n  answer: msg`Answer`,\n'),
      caughtBy: 'types in web/admin/kit/history/field-labels.ts',
    },
    {
      path: 'web/admin/screens/faqs/faqs-screen.tsx',
      like: 'web/admin/screens/partners/partners-screen.tsx',
      change: made(`import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { z } from 'zod'
import { type AllTexts, allTextsOf, newTexts } from '../../../../src/domains/content/texts.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { CardKind } from '../../kit/cards/card-kind.ts'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { MissingMark } from '../../kit/cards/missing-mark.tsx'
import { blankTexts, textFields } from '../../kit/editor/content-texts.ts'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'

type Faq = inferRouterOutputs<AppRouter>['faqs']['list'][number]

/** Questions and their answers. */
export function FaqsScreen() {
  return <CardsScreen title={<Trans>Questions</Trans>} meta={<Trans>on the home page</Trans>} kind={useFaqs()} />
}

function useFaqs(): CardKind<Faq, AllTexts<'faq'>> {
  const { t } = useLingui()
  const client = useClient()
  const language = useLanguage()
  const options = useApi().faqs.list.queryOptions()
  const fields = textFields('faq', { question: { label: t\`Question\` }, answer: { label: t\`Answer\`, rows: 5 } })
  return {
    id: 'faq',
    record: 'faq',
    query: useQuery(options),
    queryKey: options.queryKey,
    blank: blankTexts('faq'),
    valuesOf: (faq) => allTextsOf('faq', faq),
    nameOf: (faq) => pick(faq, 'question', language),
    names: { question: t\`Question\`, answer: t\`Answer\` },
    schema: z.object(newTexts('faq')),
    says: { question: t\`Write the question.\`, answer: t\`Write the answer.\` },
    create: (texts, call) => client.faqs.create.mutate(texts, call),
    update: (id, texts, call) => client.faqs.update.mutate({ id, ...texts }, call),
    remove: (id) => client.faqs.delete.mutate({ id }),
    order: (ids) => client.faqs.order.mutate({ ids }),
    face: (faq) => <p className="p-4">{pick(faq, 'answer', language)}</p>,
    caption: (faq) => (
      <>
        <h2 className="min-w-0 truncate font-medium">{pick(faq, 'question', language)}</h2>
        <MissingMark values={faq} fields={fields} />
      </>
    ),
    fields: (editor) => <LanguageFields editor={editor} fields={fields} />,
    texts: {
      list: t\`Questions\`,
      add: t\`Add a question\`,
      newTitle: t\`New question\`,
      empty: {
        title: <Trans>There are no questions yet</Trans>,
        why: <Trans>Until then, the home page shows none.</Trans>,
      },
      deleted: <Trans>The question disappears from the home page.</Trans>,
    },
  }
}
`),
      caughtBy: 'types in web/admin/routes.tsx',
    },
    {
      path: 'web/admin/routes.tsx',
      change: before(
        "  screen('/home/partners', {\n",
        `  screen('/home/faqs', {
    title: msg\`Questions\`,
    component: lazy(() => import('./screens/faqs/faqs-screen.tsx'), 'FaqsScreen'),
  }),
`,
      ),
      caughtBy: 'types',
    },
    {
      path: 'web/admin/kit/frame/menu.ts',
      change: before(
        "      { to: '/admin/home/partners',",
        "      { to: '/admin/home/faqs', label: msg`Questions`, icon: InfoIcon, area: 'homePage' },\n",
      ),
      caughtBy: 'tests/web/admin/menu.test.ts',
    },
    {
      path: 'web/storefront/screens/home/faqs.tsx',
      like: 'web/storefront/screens/home/partner-sliders.tsx',
      change: made(`import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'

/** What customers ask most; nothing where nobody has written it. */
export function Faqs() {
  const language = useLanguage()
  const { data = [] } = useQuery(useApi().faqs.list.queryOptions())
  if (data.length === 0) return null
  return (
    <section aria-labelledby="home-faqs" className="sheet-width">
      <h2 id="home-faqs" className="type-d2">
        <Trans>Questions</Trans>
      </h2>
      {data.map((faq) => (
        <details key={faq.id}>
          <summary>{pick(faq, 'question', language)}</summary>
          <p className="whitespace-pre-line">{pick(faq, 'answer', language)}</p>
        </details>
      ))}
    </section>
  )
}
`),
      caughtBy: 'types in web/storefront/screens/home/home-rest.tsx',
    },
    {
      path: 'web/storefront/screens/home/home-rest.tsx',
      change: all(
        before(
          "import { PartnerSliders } from './partner-sliders.tsx'\n",
          "import { Faqs } from './faqs.tsx'\n",
        ),
        after('      <PartnerSliders />\n', '      <Faqs />\n'),
      ),
      caughtBy: 'unused',
    },
    {
      path: 'web/storefront/screens/home/load-home.ts',
      change: before(
        '    tryQuery(context, partnersQuery(context)),\n',
        '    tryQuery(context, context.api.faqs.list.queryOptions()),\n',
      ),
      caughtBy: 'tests/ssr/texts-shown.test.ts',
    },
    {
      path: 'prisma/demo/seed-site.ts',
      kind: 'demo',
      change: before(
        '  await tx.partner.createMany({\n',
        `  await tx.faq.create({
    data: {
      question: 'Nümunə görmək olar?',
      question_ru: 'Можно увидеть образец?',
      question_en: 'Can I see a sample?',
      answer: 'Bəli, mətbəədə.',
      answer_ru: 'Да, в типографии.',
      answer_en: 'Yes, at the print shop.',
    },
  })
`,
      ),
      caughtBy: 'tests/demo/seed.test.ts',
    },
    {
      path: 'tests/faces/contract-access.ts',
      kind: 'test',
      change: after(
        "  'GET /partner': 'public',\n",
        `  'GET /faq': 'public',
  'POST /faq': [12],
  'PUT /faq': [12],
  'PUT /faq/order': [12],
  'DELETE /faq/:id': [12],
`,
      ),
      caughtBy: 'tests/faces/permissions.test.ts',
    },
    {
      path: 'tests/support/staff-mutations.ts',
      kind: 'test',
      change: all(
        before(
          '  const advertisement = async () =>',
          `  const faq = async () =>
    (await on.staff.faqs.create.mutate({ question: 'Neçəyə?', answer: 'Tirajdan asılıdır.' })).id
`,
        ),
        before(
          "    'partners.create': [",
          `    'faqs.create': ['faq', async () => () => faq()],
    'faqs.update': ['faq', withId(faq, (id) => on.staff.faqs.update.mutate({ id, answer: 'Soruşun.' }))],
    'faqs.order': [
      'faq',
      async () => {
        const ids = [await faq(), await faq()]
        return () => on.staff.faqs.order.mutate({ ids })
      },
    ],
    'faqs.delete': ['faq', withId(faq, (id) => on.staff.faqs.delete.mutate({ id }))],
`,
        ),
      ),
      caughtBy: 'tests/domains/history/every-mutation.test.ts',
    },
    {
      path: 'tests/ssr/texts-shown.test.ts',
      kind: 'test',
      change: all(
        before('  advertisement: ', "  faq: { pages: ['/'] },\n"),
        before('  await db.banner.', '  await db.faq.create({ data: { question: name, answer: name } })\n'),
      ),
      caughtBy: 'types in tests/ssr/texts-shown.test.ts',
    },
    {
      path: 'tests/e2e/admin-screens.spec.ts',
      kind: 'test',
      change: before("  { path: '/admin/home/partners', ", "  { path: '/admin/home/faqs', ...cards },\n"),
      caughtBy: 'tests/web/admin/menu.test.ts',
    },
  ],
  texts: {
    Question: ['Sual', 'Вопрос'],
    Questions: ['Suallar', 'Вопросы'],
    Answer: ['Cavab', 'Ответ'],
    'Write the question.': ['Sualı yazın.', 'Напишите вопрос.'],
    'Write the answer.': ['Cavabı yazın.', 'Напишите ответ.'],
    'on the home page': ['ana səhifədə', 'на главной странице'],
    'Add a question': ['Sual əlavə et', 'Добавить вопрос'],
    'New question': ['Yeni sual', 'Новый вопрос'],
    'There are no questions yet': ['Hələ sual yoxdur', 'Вопросов пока нет'],
    'Until then, the home page shows none.': [
      'O vaxta qədər ana səhifədə sual görünmür.',
      'До тех пор на главной странице вопросов нет.',
    ],
    'The question disappears from the home page.': [
      'Sual ana səhifədən itəcək.',
      'Вопрос исчезнет с главной страницы.',
    ],
  },
  tests: ['tests/cache/fresh-answers.test.ts', 'tests/faces/openapi.test.ts', 'tests/db/schema-diff.test.ts'],
}
