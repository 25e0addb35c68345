import type { Content } from '../../cache/content.ts'
import type { AreaName } from '../../procedures/areas.ts'
import { forInfoPages } from './info-pages.ts'

/** A text in three languages: its maximum of characters, and whether az is required. */
type Text = { max: number; required?: true }

/**
 * All that is known of a kind of content. It determines the schemas of both faces, the history with its undo,
 * the translation gaps, the order of lists, and the fields and limits of the admin's editors.
 */
export type Definition = {
  table: string
  /** The area that may write it. */
  area: AreaName
  /** The tag of cached answers that show it. */
  content: Content
  /** By the key of az; ru and en are `x_ru` and `x_en`, on the wire and in the table. */
  texts: Readonly<Record<string, Text>>
  /** Other wire fields that staff write and that are stored as they are, with their columns. */
  fields: Readonly<Record<string, string>>
  /** Wire fields that show a picture, with the columns that refer to it. */
  pictures: Readonly<Record<string, string>>
  /** Its other pictures: a table of its own, each with its texts `alt`. */
  gallery?: { table: string; owner: string }
  /** The name of a record, in SQL. */
  name: string
  /** Which row, in SQL, for a kind with only one. Its id on the wire is 1. */
  only?: string
  /** A deletion only marks the row (`deleted_at`). */
  isMarked?: true
  /** Ordered by staff, as a whole list or in pages; `ties` decides between equal places. */
  order?: 'whole' | 'paged'
  ties?: string
  /** Each value of this column has a list of its own. */
  listColumn?: string
}

const card = { name: { max: 200, required: true }, description: { max: 20_000 } } as const
const head = { title: { max: 300 }, head: { max: 300 }, description: { max: 5000 } } as const
/** The alternative text of a picture; empty where the text beside it is enough. */
const alt = { alt: { max: 300 } } as const
const listed = { priority: 'priority', state: 'state' } as const

const page = { table: 'page_texts', fields: { priority: 'priority' }, pictures: {}, name: 'title' } as const

/** Texts that services and products share. */
const offered = {
  area: 'services',
  content: 'catalog',
  texts: card,
  fields: { ...listed, goodsCode: 'goods_code' },
  pictures: { photoUrl: 'photo_id' },
  name: 'name',
  isMarked: true,
  order: 'paged',
} as const

export const definitions = {
  service: { ...offered, table: 'services' },
  product: {
    ...offered,
    table: 'products',
    fields: { ...offered.fields, weightOf100: 'weight_of_100' },
    listColumn: 'service_id',
  },
  project: {
    table: 'projects',
    area: 'portfolios',
    content: 'projects',
    texts: { ...card, ...alt },
    fields: listed,
    pictures: { mainPhotoUrl: 'main_photo_id' },
    gallery: { table: 'project_attachments', owner: 'project_id' },
    name: 'name',
    order: 'paged',
  },
  campaign: {
    table: 'campaigns',
    area: 'campaigns',
    content: 'campaigns',
    texts: {
      title: { max: 200, required: true },
      head: { max: 500 },
      description: { max: 20_000, required: true },
      offer: { max: 1000 },
      date: { max: 200 },
    },
    fields: listed,
    pictures: { photoUrl: 'photo_id' },
    name: 'title',
    order: 'paged',
  },
  partner: {
    table: 'partners',
    area: 'partners',
    content: 'partners',
    texts: { name: card.name },
    fields: listed,
    pictures: { logoUrl: 'logo_id' },
    name: 'name',
    order: 'whole',
  },
  advertisement: {
    table: 'advertisements',
    area: 'homePage',
    content: 'advertisements',
    texts: alt,
    fields: { link: 'link', ...listed },
    pictures: { photoUrl: 'photo_id' },
    name: 'link',
    order: 'whole',
  },
  socialAccount: {
    table: 'social_accounts',
    area: 'socialMedia',
    content: 'socialAccounts',
    texts: {},
    fields: { name: 'name', platform: 'platform', link: 'link', ...listed },
    pictures: { icon: 'icon_id', lightIcon: 'light_icon_id' },
    name: "coalesce(nullif(name, ''), nullif(platform, ''), link)",
    order: 'whole',
  },
  banner: {
    table: 'banner',
    area: 'homePage',
    content: 'banner',
    texts: { ...head, slogan: { max: 200 }, ...alt },
    fields: { state: 'state' },
    pictures: {
      logoUrl: 'logo_id',
      darkLogoUrl: 'dark_logo_id',
      faviconUrl: 'favicon_id',
      photoUrl: 'photo_id',
    },
    name: 'title',
    only: 'id = 1',
  },
  aboutUs: {
    table: 'about_us',
    area: 'homePage',
    content: 'aboutUs',
    texts: { ...head, ...alt },
    fields: {},
    pictures: { photoUrl: 'photo_id' },
    name: 'title',
    only: 'id = 1',
  },
  servicesPage: {
    ...page,
    area: 'services',
    content: 'servicesTexts',
    texts: head,
    only: "page = 'services'",
  },
  portfolioPage: {
    ...page,
    area: 'portfolios',
    content: 'portfolioTexts',
    texts: head,
    only: "page = 'portfolio'",
  },
  campaignsPage: {
    ...page,
    area: 'campaigns',
    content: 'campaignsTexts',
    texts: head,
    only: "page = 'campaigns'",
  },
  ...forInfoPages((name) => ({
    ...page,
    area: 'homePage' as const,
    content: `${name}Texts` as const,
    // The text of the whole page.
    texts: { ...head, description: { max: 20_000 } },
    only: `page = '${name}'`,
  })),
  contact: {
    table: 'contacts',
    area: 'contact',
    content: 'contact',
    texts: { description: { max: 5000 }, address: { max: 500 } },
    fields: {
      phoneNumber: 'phone_number',
      numberWhatsapp: 'number_whatsapp',
      email: 'email',
      legalName: 'legal_name',
      mapEmbedCode: 'map_embed_code',
      priority: 'priority',
    },
    pictures: {},
    name: "coalesce(nullif(address, ''), nullif(phone_number, ''), email)",
    order: 'whole',
    ties: 'id',
  },
} as const satisfies Record<string, Definition>

export type ContentKind = keyof typeof definitions
export const contentKinds = Object.keys(definitions) as [ContentKind, ...ContentKind[]]

/** The {@link Definition} of any kind. */
export const definitionOf = (kind: ContentKind): Definition => definitions[kind]

/** The kinds whose definition has this part. */
type KindsWith<Part> = {
  [Kind in ContentKind]: (typeof definitions)[Kind] extends Part ? Kind : never
}[ContentKind]

/** Lists that staff order: shown in pages, or whole. */
export type PagedKind = KindsWith<{ order: 'paged' }>
export type WholeKind = KindsWith<{ order: 'whole' }>
export type OrderedKind = PagedKind | WholeKind
export const orderedKinds = contentKinds.filter(
  (kind): kind is OrderedKind => definitionOf(kind).order !== undefined,
) as [OrderedKind, ...OrderedKind[]]

export const isContentKind = (kind: string): kind is ContentKind => Object.hasOwn(definitions, kind)

/** The keys of a kind's texts. */
export type TextKey<Kind extends ContentKind> = keyof (typeof definitions)[Kind]['texts'] & string
export const textKeys = <Kind extends ContentKind>(kind: Kind) =>
  Object.keys(definitions[kind].texts) as TextKey<Kind>[]

/** The keys of all kinds' texts. */
export type AnyTextKey = { [Kind in ContentKind]: TextKey<Kind> }[ContentKind]

/** Kinds with texts in three languages. */
export type TextKind = { [Kind in ContentKind]: TextKey<Kind> extends never ? never : Kind }[ContentKind]
export const textKinds = contentKinds.filter((kind): kind is TextKind => textKeys(kind).length > 0) as [
  TextKind,
  ...TextKind[],
]
