import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../../../src/lib/validation.ts'
import { missingIn, missingTranslations } from '../../../web/admin/kit/editor/text-states.ts'
import { chosenItem, storedItem } from '../../../web/admin/kit/pictures/picture-items.ts'
import { campaignState } from '../../../web/admin/screens/campaigns/campaign-state.ts'
import {
  blankCampaign,
  campaignChange,
  campaignForm,
  newCampaign,
  readCampaign,
} from '../../../web/admin/screens/campaigns/campaign-values.ts'
import {
  blankProject,
  newProject,
  projectChange,
  readProject,
} from '../../../web/admin/screens/portfolio/project-values.ts'
import { listSearch } from '../../../web/lib/list-search.ts'

const file = (name = 'a.png') => new File(['a'], name, { type: 'image/png' })

describe('a campaign', () => {
  test.each([
    [true, null, null, { state: 'running', daysLeft: null }],
    [true, null, '2026-11-21', { state: 'running', daysLeft: 0 }],
    [true, '2026-11-21', '2026-12-01', { state: 'running', daysLeft: 10 }],
    [true, '2026-11-22', '2026-12-01', { state: 'coming', daysUntil: 1 }],
    [false, '2026-11-22', '2026-12-01', { state: 'coming', daysUntil: null }],
    [false, null, null, { state: 'coming', daysUntil: null }],
    [true, null, '2026-11-20', { state: 'over', daysAgo: 1 }],
    [false, null, '2026-11-11', { state: 'over', daysAgo: 10 }],
  ])('shown %s from %s until %s is %j', (state, startDate, endDate, wanted) => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(campaignState({ state, startDate, endDate }, now)).toEqual(wanted)
  })

  // CAM-5
  test('begins and is over by the days in Baku, not in London', () => {
    const campaign = { state: true, startDate: '2026-11-21', endDate: '2026-11-21' }
    const at = (time: string) => campaignState(campaign, Date.parse(time)).state
    expect(at('2026-11-20T19:59:59Z')).toBe('coming')
    expect(at('2026-11-20T20:00:00Z')).toBe('running')
    expect(at('2026-11-21T19:59:59Z')).toBe('running')
    expect(at('2026-11-21T20:00:00Z')).toBe('over')
  })

  const record = {
    ...blankCampaign,
    id: 4,
    services: [{ id: 2, name: 'Vizit kartı', name_ru: '', name_en: '' }],
    serviceI: ['Vizit kartı'],
    photoUrl: '/media/a.webp',
    percentage: 12.5,
    startDate: '2026-12-01T00:00:00.000Z',
    endDate: '2026-12-31T00:00:00.000Z',
    priority: 3,
    updatedAt: '2026-11-21T12:00:00.000Z',
  }

  test('is read into a form in the reader’s figures, with its version', () => {
    const { values, version } = readCampaign(record, 'az')
    expect(values).toMatchObject({
      serviceIds: [2],
      percentage: '12,5',
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      file: '/media/a.webp',
    })
    expect(values).not.toHaveProperty('priority')
    expect(version).toBe(record.updatedAt)
    expect(readCampaign({ ...record, percentage: null, endDate: null }, 'en').values).toMatchObject({
      percentage: '',
      endDate: '',
    })
  })

  // CAM-5
  test('is sent with what was changed, its last day as midnight UTC, emptied terms as null', () => {
    expect(campaignChange({ title_ru: 'Лето', endDate: '2026-08-31', percentage: '7,5 %' })).toEqual({
      title_ru: 'Лето',
      endDate: '2026-08-31T00:00:00.000Z',
      percentage: 7.5,
    })
    expect(campaignChange({ startDate: '', endDate: '', percentage: '', file: '/media/a.webp' })).toEqual({
      startDate: null,
      endDate: null,
      percentage: null,
    })
    const sent = newCampaign({ ...blankCampaign, title: 'Yay', description: 'Hər şey', file: file() })
    expect(sent).toMatchObject({ title: 'Yay', percentage: null, endDate: null, serviceIds: [] })
    expect(sent).not.toHaveProperty('priority')
    expect(sent.file).toBeInstanceOf(File)
  })
})

describe('the form of a campaign', () => {
  const wrong = (values: Partial<typeof blankCampaign>) => {
    const { error } = campaignForm.safeParse({
      ...blankCampaign,
      title: 'Yay',
      description: 'Hər şey',
      ...values,
    })
    return fieldErrors(error?.issues ?? []).map(({ path }) => path)
  }
  test('is checked by the procedure’s schema, per cent and days as they are written', () => {
    expect(wrong({ percentage: '12,5 %', endDate: '2026-12-31', file: file(), serviceIds: [1] })).toEqual([])
    expect(wrong({ title: ' ', description: '' })).toEqual(['title', 'description'])
    expect(wrong({ percentage: '100' })).toEqual(['percentage'])
    expect(wrong({ percentage: 'beş', endDate: '1999-12-31' })).toEqual(['percentage', 'endDate'])
    expect(wrong({ startDate: '2026-12-02', endDate: '2026-12-01' })).toEqual(['endDate'])
  })
})

describe('a project', () => {
  const items = [storedItem(7, '/media/7'), storedItem(8, '/media/8')]
  const [seven, eight] = items

  test('is sent with its pictures in order, the new ones among those that are there', () => {
    const fresh = chosenItem(file('b.png'))
    const attachments = [eight, fresh, seven].flatMap((item) => item ?? [])
    expect(projectChange({ attachments }, [7, 8])).toEqual({
      attachmentFiles: [fresh.file],
      deletedAttachmentIds: [],
      attachmentOrder: [8, 0, 7],
      attachmentTexts: [8, 0, 7].map((id) => ({ id, alt: '', alt_ru: '', alt_en: '' })),
    })
  })

  test('names no picture that somebody else has deleted meanwhile', () => {
    const attachments = items.map((item) => ({ ...item, removed: item.id === 7 }))
    expect(projectChange({ attachments }, [8])).toMatchObject({
      deletedAttachmentIds: [],
      attachmentOrder: [8],
      attachmentTexts: [{ id: 8 }],
    })
    expect(projectChange({ attachments }, [7])).toEqual({
      deletedAttachmentIds: [7],
      attachmentOrder: [],
      attachmentTexts: [],
    })
  })

  test('is sent whole when it is new, without a service where none is chosen', () => {
    const attachments = [chosenItem(file('a.png')), { ...chosenItem(file('b.png')), alt_ru: 'Сад' }]
    const sent = newProject({ ...blankProject, name: 'Nar', mainPhotoFile: file(), attachments })
    expect(sent).toMatchObject({ name: 'Nar', serviceId: null, state: true })
    expect(sent.attachmentFiles).toHaveLength(2)
    expect(sent.attachmentTexts).toEqual([
      { alt: '', alt_ru: '', alt_en: '' },
      { alt: '', alt_ru: 'Сад', alt_en: '' },
    ])
    expect(sent).not.toHaveProperty('attachmentOrder')
    expect(newProject({ ...blankProject, name: 'Nar', serviceId: '5' })).toMatchObject({ serviceId: 5 })
  })

  test('is read with its version', () => {
    const record = {
      id: 1,
      name: 'Nar',
      name_ru: '',
      name_en: '',
      description: '',
      description_ru: '',
      description_en: '',
      service: null,
      serviceId: null,
      mainPhotoUrl: '',
      alt: 'Nar',
      alt_ru: '',
      alt_en: '',
      projectAttachments: [{ id: 7, photoUrl: '/media/7', alt: 'Bağ', alt_ru: '', alt_en: '' }],
      priority: 2,
      state: true,
      updatedAt: '2026-11-21T12:00:00.000Z',
    }
    expect(readProject(record)).toMatchObject({
      values: { serviceId: '', alt: 'Nar', attachments: [{ ...seven, alt: 'Bağ' }] },
      version: record.updatedAt,
    })
  })
})

test('missing translations are counted by language', () => {
  const values = { name: 'Nar', name_ru: '', name_en: 'Nar', description: 'Şirə', description_ru: '' }
  const fields = [{ key: 'name' }, { key: 'description' }]
  expect([missingIn(values, fields, 'ru'), missingIn(values, fields, 'en')]).toEqual([2, 1])
  expect(missingIn(values, fields, 'az')).toBe(0)
  expect(missingTranslations(values, fields)).toBe(3)
})

test.each([
  [{}, {}],
  [
    { q: ' nar ', page: '2' },
    { q: 'nar', page: 2 },
  ],
  [{ q: 5, page: 1 }, { q: '5' }],
  [{ q: '  ', page: 'x' }, {}],
])('the address %j asks a list for %j', (given, wanted) => {
  expect(listSearch(given)).toEqual(wanted)
})
