import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { contactSchema } from '../../../src/domains/site/contact-input.ts'
import { fieldErrors } from '../../../src/lib/validation.ts'
import { keepDraft, keptDraft } from '../../../web/admin/kit/editor/kept-draft.ts'
import {
  blankStaffMember,
  type MyValues,
  myForm,
  newStaffMemberForm,
  staffMemberForm,
} from '../../../web/admin/kit/staff/staff-member-values.ts'
import { blankCampaign, campaignForm } from '../../../web/admin/screens/campaigns/campaign-values.ts'
import { blankProduct, productForm } from '../../../web/admin/screens/services/product-values.ts'

/** What is wrong, by field: the messages' ids. */
const errors = (schema: z.ZodType, values: object) =>
  Object.fromEntries(
    fieldErrors(schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path, message.id]),
  )

describe('forms are checked by the procedures’ schemas', () => {
  const person = {
    ...blankStaffMember,
    name: 'Sevinc',
    surname: 'Qurbanlı',
    email: 'sevinc@numune.az',
    phoneNumber: '+994 50 123 45 67',
    appRoleId: '3',
    password: 'long-enough-1',
  }

  test('somebody new needs names, e-mail, phone, role and password; a photo is looked at as it is chosen', () => {
    expect(errors(newStaffMemberForm, { ...person, photo: new File(['a'], 'a.png') })).toEqual({})
    expect(errors(newStaffMemberForm, blankStaffMember)).toEqual({
      name: 'field.required',
      surname: 'field.required',
      email: 'field.required',
      phoneNumber: 'field.required',
      appRoleId: 'field.number',
      password: 'password.tooShort',
    })
  })

  // ACC-18, ADM-13
  test('an empty password of a colleague stays as it is; a new one of one’s own takes the current one, another e-mail too', () => {
    expect(errors(staffMemberForm, { ...person, password: '' })).toEqual({})
    expect(errors(staffMemberForm, { ...person, password: '1234567' })).toEqual({
      password: 'password.tooShort',
    })
    const { appRoleId: _, ...own } = person
    const mine = (change: Partial<MyValues>) =>
      errors(myForm(own.email), { ...own, currentPassword: '', ...change })
    expect(mine({ password: '' })).toEqual({})
    expect(mine({})).toEqual({ currentPassword: 'field.wrong' })
    expect(mine({ currentPassword: 'long-enough-0' })).toEqual({})
    const other = { password: '', email: `other.${own.email}` }
    expect(mine(other)).toEqual({ currentPassword: 'field.wrong' })
    expect(mine({ ...other, currentPassword: 'long-enough-0' })).toEqual({})
    expect(mine({ password: '', email: ` ${own.email.toUpperCase()} ` })).toEqual({})
  })

  test('contact data may be emptied; what stands in a field is checked by it', () => {
    const empty = { phoneNumber: '', numberWhatsapp: '', email: '', mapEmbedCode: '' }
    expect(errors(contactSchema, empty)).toEqual({})
    expect(contactSchema.parse({ ...empty, email: ' Info@Metbee.AZ ' }).email).toBe('info@metbee.az')
    expect(errors(contactSchema, { ...empty, phoneNumber: '12', email: 'info', mapEmbedCode: 'x' })).toEqual({
      phoneNumber: 'phone.invalid',
      email: 'field.email',
      mapEmbedCode: 'contact.map',
    })
  })

  test('a product’s tiers are wrong by their place, blank rows between them count for nothing', () => {
    const rows = [
      { count: 100, price: 22 },
      { count: '', price: '' },
      { count: 50, price: 'on' },
    ]
    expect(errors(productForm, { ...blankProduct(0), name: ' ', serviceTypePriceDatas: rows })).toEqual({
      serviceId: 'field.atLeast',
      name: 'field.required',
      'serviceTypePriceDatas.2.count': 'tiers.notRising',
      'serviceTypePriceDatas.2.price': 'field.number',
    })
  })
})

describe('what was typed and not saved', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    })
  })
  const base = { values: { title: 'Çap', note: '', password: '', file: '/media/a.webp' }, version: '1' }
  const typed = { title: 'Nəşr', password: 'secret', file: new File(['a'], 'a.png') }

  // ADM-9
  test('is kept on the device, without files and secrets, on top of what had been read', () => {
    keepDraft('7.banner', { base, typed: typed as never }, ['password'])
    expect(JSON.stringify([...stored])).not.toContain('secret')
    const now = { values: { ...base.values, title: 'Çapçı' }, version: '2' }
    expect(keptDraft('7.banner', now)).toEqual({ base, typed: { title: 'Nəşr' } })
  })

  test('is nothing once it is stored, and of no record that is shaped otherwise', () => {
    keepDraft('7.banner', { base, typed: { title: 'Nəşr' } })
    expect(keptDraft('7.banner', { values: { other: 1 }, version: '2' })).toBeNull()
    keepDraft('7.banner', { base, typed: {} })
    expect(stored.size).toBe(0)
  })
})

test('a day of a campaign that is none is wrong by itself, and not the other one', () => {
  const days = { startDate: '31.02.2027', endDate: '2027-01-05' }
  const { startDate, endDate } = errors(campaignForm, { ...blankCampaign, ...days })
  expect({ startDate, endDate }).toEqual({ startDate: 'field.day', endDate: undefined })
})
