import type { Content } from '../../cache/content.ts'
import type { AreaName } from '../../procedures/areas.ts'
import { forInfoPages } from './info-pages.ts'

/** Of a text in three languages: characters at most; whether az must be there. */
type Text = { max: number; required?: true }

/**
 * What there is to know of a kind of content. From it follow the schemas of both faces, the history with its undo,
 * the gaps in translations, the order of lists, and the fields and limits of the admin's editors.
 */
export type Definition = {
  table: string
  /** The area that writes it. */
  area: AreaName
  /** What kept answers that show it are dropped by. */
  content: Content
  /** By the key of az; ru and en stand beside it as `x_ru` and `x_en`, on the wire and in the table. */
  texts: Readonly<Record<string, Text>>
  /** Other fields of the wire that staff write as they are stored, with their columns. */
  fields: Readonly<Record<string, string>>
  /** Fields of the wire that show a picture, with the columns that name it. */
  pictures: Readonly<Record<string, string>>
  /** Its other pictures: a table of its own, each with its texts `alt`. */
  gallery?: { table: string; owner: string }
  /** What a record is called, in SQL. */
  name: string
  /** There is one only: which row, in SQL. Its id on the wire is 1. */
  only?: string
  /** A delete only marks it (`deleted_at`). */
  isMarked?: true
  /** Put in order by staff, as a whole list or in pages; `ties`: which of one place comes first. */
  order?: 'whole' | 'paged'
  ties?: string
  /** Of which each value has a list of its own. */
  listColumn?: string
}

const card = { name: { max: 200, required: true }, description: { max: 20_000 } } as const
const head = { title: { max: 300 }, head: { max: 300 }, description: { max: 5000 } } as const
/** What a picture shows, for those who don't see it; empty where the words beside it say enough. */
const alt = { alt: { max: 300 } } as const
const listed = { priority: 'priority', state: 'state' } as const

const page = { table: 'page_texts', fields: { priority: 'priority' }, pictures: {}, name: 'title' } as const

/** What services and products have in common. */
const offered = {
  area: 'services',
  content: 'catalog',
  texts: card,
  fields: listed,
  pictures: { photoUrl: 'photo_id' },
  name: 'name',
  isMarked: true,
  order: 'paged',
} as const

export const definitions = {
  service: { ...offered, table: 'services' },
  product: { ...offered, table: 'products', listColumn: 'service_id' },
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
    texts: { ...head, ...alt },
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
    // The whole page.
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

/** The same as a {@link Definition} of any kind. */
export const definitionOf = (kind: ContentKind): Definition => definitions[kind]

/** The kinds of which something holds. */
type KindsWith<Part> = {
  [Kind in ContentKind]: (typeof definitions)[Kind] extends Part ? Kind : never
}[ContentKind]

/** Lists that staff put in order: shown in pages, or whole. */
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
