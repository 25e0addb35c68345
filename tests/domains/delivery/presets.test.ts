import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliver, type Zone } from '../../../src/domains/delivery/deliver.ts'
import type { WayView } from '../../../src/domains/delivery/delivery-output.ts'
import {
  locatePlace,
  type Place,
  sharesSpelling,
  spellingsOf,
} from '../../../src/domains/delivery/locate-place.ts'
import { readWireWays } from '../../../src/domains/delivery/wire-ways.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { randomFrom } from '../../support/seeded-random.ts'

let app: TestApp
let preset: ReturnType<typeof readWireWays>
let all: WayView[]
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.db.deliveryWay.updateMany({ data: { isShown: true } })
  await app.deps.contentChanged(['delivery'])
  preset = readWireWays(await app.trpc('').delivery.shown.query({ language: 'az' }))
  const staff = app.trpc(await app.signIn(['orders']))
  all = (await staff.delivery.all.query()).ways
})
afterAll(() => app.close())

const courier = () => preset.ways.find(({ kind }) => kind === 'ownCourier')?.id ?? 0
/** The zones of the courier by their place in the list, from 1. */
const zoneNumber = (id: number) =>
  (all.find((way) => way.id === courier())?.zones ?? []).findIndex((zone) => zone.id === id) + 1
/** The zone that is taken without asking; 0 where the caller is asked. */
function understood(typed: string): number {
  const { isSure, places } = locatePlace(preset.index, typed).ofWay(courier())
  const zones = [...new Set(places.map(({ zoneId }) => zoneNumber(zoneId)))]
  return isSure && zones.length === 1 ? (zones[0] ?? 0) : 0
}

/** As people type them: three languages, without the letters of their own, in the other alphabet, with typos. */
const typed: readonly [string, number][] = [
  ['Nəsimi r., S. Vurğun küç. 92, giriş 2', 1],
  ['nesimi ray. bulbul prospekti 14', 1],
  ['Nasimi district, 28 May street 5', 1],
  ['Насиминский р-н, ул. Бюльбюль 7, кв. 12', 1],
  ['Насими, улица Самеда Вургуна 92', 1],
  ['Bakı, Yasamal, Şərifzadə küçəsi 196', 1],
  ['yasmal rayonu, mətbuat pr. 10', 1],
  ['Ясамальский район, ул. Шарифзаде 23', 1],
  ['Yeni Yasamal, Həsən bəy Zərdabi 88', 1],
  ['Səbail rayonu, Nizami küç. 114', 1],
  ['sebail, istiqlaliyyet kuc 3', 1],
  ['Сабаильский район, Истиглалият 5', 1],
  ['Bayıl, Qurban Abbasov küç. 12', 1],
  ['Badamdar q., 2-ci massiv 14', 1],
  ['Xetai r. Babek pr 22', 1],
  ['Хатаинский р-н, пр. Бабека, 22', 1],
  ['Khatai district, Yusif Safarov street', 1],
  ['Ehmedli, M. Əlizadə küç. 11', 1],
  ['Ахмедлы, ул. Мухаммеда Хади 130', 1],
  ['Nerimanov ray., Tabriz kuc. 44', 1],
  ['Нариманов, ул. Табриз 44', 1],
  ['г. Баку, Наримановский район, Ага Нейматулла 45', 1],
  ['Narimanov r-n, Heydar Aliyev ave 115', 1],
  ['White City, 8 Noyabr pr. 25', 1],
  ['binagadi 28 may kuc 14', 2],
  ['Binəqədi r., 7-ci mkr, bina 12', 2],
  ['Бинагадинский район, 8 микрорайон', 2],
  ['bineqedi rayonu, azadliq prospekti 158', 2],
  ['Bileceri qes. Xocali kuc. 5', 2],
  ['Баладжары, ул. Сулеймана Рустама', 2],
  ['M.Ə.Rəsulzadə qəs., Gülbala Əliyev küç. 7', 2],
  ['Расулзаде, 3-я улица', 2],
  ['Nizami r., Qara Qarayev pr. 64', 2],
  ['Низаминский р-н, пр. Кара Караева 80', 2],
  ['8-ci km bazarı, Nizami rayonu', 2],
  ['Kesle qesebesi, Babek pr 31', 2],
  ['Dernegul, Z. Bunyadov pr.', 2],
  ['Sabunçu r., Bakıxanov qəs., S. Bəhlulzadə 9', 3],
  ['sabuncu rayonu zabrat 1', 3],
  ['Сабунчинский район, Бакиханов, ул. Сутейни 11', 3],
  ['Mastaga, Mescid kuc. 5', 3],
  ['Маштаги, ул. Сеидзаде', 3],
  ['Suraxani r., Qaracuxur, Ali Mustafayev 20', 3],
  ['Сураханский район, Карачухур', 3],
  ['Yeni Gunesli, AB massivi 20', 3],
  ['Новые Гюнешли, массив Д, дом 5', 3],
  ['Hovsan qəsəbəsi', 3],
  ['Xirdalan ş., H. Əliyev pr. 16, mənzil 25', 3],
  ['Хырдалан, 28-й квартал', 3],
  ['Khirdalan city, Mehdi Huseynzade street 4', 3],
  ['masazir qəs Yeni Bakı', 3],
  ['Xəzər rayonu, Mərdəkan, Yesenin küç. 12', 4],
  ['Merdekan qes. S.Esqerova kuc.', 4],
  ['Мардакяны, ул. Есенина 90', 4],
  ['Buzovna, Dəniz küç. 8', 4],
  ['Suvelan', 4],
  ['Qaradag r., Lokbatan qes.', 4],
  ['Гарадагский район, Локбатан', 4],
  ['Sumqayit şəhəri, 9-cu mikrorayon, ev 4', 4],
  ['Сумгаит, 45-й квартал 12', 4],
  ['sumgait city, Nizami street 10', 4],
]

// DEL-8
test('of 60 typed addresses at least 95 in 100 are in the right zone; of the others the caller is asked', () => {
  expect(typed.length).toBeGreaterThanOrEqual(60)
  const answers = typed.map(([text, zone]) => ({ text, zone, got: understood(text) }))
  expect(answers.filter(({ zone, got }) => got !== 0 && got !== zone)).toEqual([])
  const right = answers.filter(({ zone, got }) => got === zone).length
  expect(right / typed.length).toBeGreaterThanOrEqual(0.95)
})

const alphabet = 'abcdefghijklmnopqrstuvxyzəıöüçşğ'
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщыэюя'

/** One letter left out, added, changed or swapped with the next one. */
function withTypo(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const letters = /[а-я]/i.test(word) ? cyrillic : alphabet
  const letter = letters[Math.floor(random() * letters.length)] ?? ''
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  const swapped = `${before}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`
  const typos = [before + after, before + letter + after, before + letter + word.slice(at), swapped]
  return typos[Math.floor(random() * typos.length)] ?? word
}

// DEL-8
test('a typo in any place leads to its zone nine times in ten, and never silently to another one', () => {
  const random = randomFrom(8)
  const places = (all.find(({ id }) => id === courier())?.zones ?? []).flatMap(({ id, places: own }) =>
    own.flatMap(({ name, name_ru, name_en }) =>
      [name, name_ru, name_en]
        // Of what is short or has a figure no typo is allowed.
        .filter((one) => /^\p{L}{6,}$/u.test(one))
        .map((one) => ({ one, zone: zoneNumber(id) })),
    ),
  )
  const tries = Array.from({ length: 20 }, () => places)
    .flat()
    .map(({ one, zone }) => ({ one: withTypo(one, random), zone }))
  const wrong = tries.filter(({ one, zone }) => ![0, zone].includes(understood(one)))
  const right = tries.filter(({ one, zone }) => understood(one) === zone)
  expect(wrong).toEqual([])
  expect(right.length / tries.length).toBeGreaterThan(0.9)
})

/** Streets, squares, stations, towns far away and what else is typed instead of a district. */
const elsewhere = [
  'Nizami küç. 203',
  'Нефтчиляр проспекти 30',
  'Nizami 114',
  'ул. Низами, 12',
  'Bülbül pr. 4',
  '28 May küç. 6',
  'Xəqani küç. 14',
  'Füzuli küç. 71',
  'Hüseyn Cavid pr. 25',
  'пр. Строителей 5',
  'Azadlıq pr. 100',
  'Tbilisi pr. 41',
  'Nəriman Nərimanov pr. 5',
  'Səməd Vurğun 92',
  'Rəşid Behbudov küçəsi',
  'Abbas Mirzə Şərifzadə',
  'Mirzə Fətəli Axundov',
  'Həsən Əliyev 55',
  'Zərifə Əliyeva 3',
  'Sabir bağı',
  'Gəncə, Atatürk pr. 5',
  'Mingəçevir',
  'Şəki',
  'Lənkəran',
  'Гянджа, ул. Низами',
  'Quba, Heydər Əliyev pr.',
  'Naxçıvan',
  'Şirvan şəhəri',
  'evə gətirin',
  'ofis, mərtəbə 3, mənzil 5',
  'qapını döyün',
  'bilmirəm',
]

// DEL-8
test.each(elsewhere)('%s is never taken for a zone silently', (text) => {
  expect(understood(text)).toBe(0)
})

// DEL-3, DEL-5
describe('what a company begins with', () => {
  test('has a price for every gram that its ways take, and no place twice', () => {
    const of = (kind: string) => all.find((way) => way.kind === kind)
    expect(of('post')).toMatchObject({ maxGrams: 30_000, zones: [{ places: [] }] })
    const zones = of('ownCourier')?.zones ?? []
    expect(zones.map(({ bands: [first] }) => first?.price)).toEqual([4, 6, 9, 14])
    for (const zone of zones) {
      const others = zones.filter(({ id }) => id !== zone.id).flatMap(({ places }) => places)
      const shared = zone.places.filter((one) => others.some((other) => sharesSpelling(one, other)))
      expect(shared).toEqual([])
    }
    for (const { places } of zones)
      for (const place of places) expect(spellingsOf(place as Place).length).toBeGreaterThan(1)
  })

  test('finds each of its places by its own names', () => {
    const wrong = all.flatMap(({ zones }) =>
      zones.flatMap(({ id, places }) =>
        places.flatMap(({ name, name_ru, name_en }) =>
          [name, name_ru, name_en].filter((one) => {
            const found = locatePlace(preset.index, one).ofWay(courier()).places
            return found.length === 0 || found.some(({ zoneId }) => zoneId !== id)
          }),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('answers an address of Gəncə with the post, and asks about the courier', () => {
    const zones: readonly Zone[] = preset.zones
    const goods = { grams: 4000, millimetres: 300, sum: 5000 }
    const located = locatePlace(preset.index, 'Gəncə')
    const answers = deliver({ ways: preset.ways, zones, located, goods, when: null })
    expect(answers).toMatchObject([
      { state: 'possible', price: 0 },
      { state: 'possible', price: 700 },
      { state: 'unknown', reason: 'place' },
    ])
  })
})
