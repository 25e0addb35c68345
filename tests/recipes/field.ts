import { after, all, before, instead, made, type Recipe } from './recipe.ts'

/** What we promise about a service's work. */
export const field: Recipe = {
  heading: 'a text in three languages on Service',
  most: { files: 8 },
  places: [
    {
      path: 'prisma/schema/catalog.prisma',
      change: before(
        '  photoId ',
        '  warranty       String         @default("")\n  warranty_ru    String         @default("")\n  warranty_en    String         @default("")\n',
        'model Service {',
      ),
      caughtBy: 'types in src/domains/catalog/multilanguage-output.ts',
    },
    {
      path: 'prisma/migrations/29990101000000_warranty/migration.sql',
      like: 'prisma/migrations/',
      kind: 'migration',
      change: made(`ALTER TABLE "services" ADD COLUMN     "warranty" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "warranty_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "warranty_ru" TEXT NOT NULL DEFAULT '';
`),
      caughtBy: 'tests/domains/content/definitions.test.ts',
    },
    {
      path: 'src/domains/content/definitions.ts',
      change: after(
        "  service: { ...offered, table: 'services'",
        ', texts: { ...card, warranty: { max: 1000 } }',
      ),
      caughtBy: 'types in web/admin/screens/services/card-fields.ts',
    },
    {
      path: 'web/admin/screens/services/card-fields.ts',
      change: instead(
        "textFields('service', labels)",
        "textFields('service', { ...labels, warranty: { label: t`Warranty`, rows: 3 } })",
      ),
      caughtBy: 'types in web/admin/screens/services/card-fields.ts',
    },
    {
      path: 'web/admin/kit/history/field-labels.ts',
      change: before('  offer: msg', '  warranty: msg`Warranty`,\n'),
      caughtBy: 'types in web/admin/kit/history/field-labels.ts',
    },
    {
      path: 'web/storefront/screens/services/service-screen.tsx',
      change: before(
        '      {products.length > 0 ? (\n',
        '      {service.warranty && <p className="pt-5">{service.warranty}</p>}\n',
      ),
      caughtBy: 'tests/ssr/texts-shown.test.ts',
    },
    {
      path: 'web/admin/screens/services/card-preview.tsx',
      change: all(
        before(
          'import { formatNumber }',
          "import type { AllTexts } from '../../../../src/domains/content/texts.ts'\n",
        ),
        instead('  values: CardValues\n', "  values: CardValues | (CardValues & AllTexts<'service'>)\n"),
        before(
          '              {isPriced && tiers.length > 0 && (\n',
          "              {'warranty' in values && <p>{pick(values, 'warranty', language)}</p>}\n",
        ),
      ),
      caughtBy: 'tests/web/previews.test.ts',
    },
    {
      path: 'prisma/demo/seed-catalog.ts',
      kind: 'demo',
      change: before(
        '        photoId: pictureId(pictures, picture),\n',
        "        ...columns('warranty', name),\n",
        'async function seedServices(',
      ),
      caughtBy: 'tests/demo/seed.test.ts',
    },
    {
      path: 'tests/domains/catalog/services.test.ts',
      kind: 'test',
      change: after("        name: 'Banner ru',\n        description: '',\n", "        warranty: '',\n"),
      caughtBy: 'tests/domains/catalog/services.test.ts',
    },
  ],
  texts: { Warranty: ['Zəmanət', 'Гарантия'] },
  tests: [
    'tests/domains/content',
    'tests/domains/history/every-mutation.test.ts',
    'tests/db/schema-diff.test.ts',
    'tests/faces/openapi.test.ts',
  ],
}
