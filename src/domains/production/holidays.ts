import { addDays, type Day, weekdayOf } from './workdays.ts'

type Names = { name: string; name_ru: string; name_en: string }
/** `moon`: by the moon, so only known shortly before; `moved`: the day off in place of another. */
type HolidayKind = 'fixed' | 'novruz' | 'moon' | 'moved'
/** A day off by law; `check`: has to be compared with the decree of that year. */
export type Holiday = Names & { day: Day; kind: HolidayKind; check: boolean }

const names = (name: string, name_ru: string, name_en: string): Names => ({ name, name_ru, name_en })

const newYear = names('Yeni il', 'Новый год', 'New Year')
const ramazan = names('Ramazan bayramı', 'Праздник Рамазан', 'Ramadan Bayram (Eid al-Fitr)')
const qurban = names('Qurban bayramı', 'Праздник Гурбан', 'Gurban Bayram (Eid al-Adha)')
const novruz = names('Novruz bayramı', 'Новруз байрамы', 'Novruz holiday')

/** Month and day of holidays with a fixed date. */
const fixed: readonly [string, Names][] = [
  ['01-01', newYear],
  ['01-02', newYear],
  ['03-08', names('Qadınlar günü', 'Женский день', "Women's Day")],
  ['05-09', names('Faşizm üzərində qələbə günü', 'День Победы над фашизмом', 'Victory Day over Fascism')],
  ['05-28', names('Müstəqillik Günü', 'День независимости', 'Independence Day')],
  ['06-15', names('Milli Qurtuluş günü', 'День национального спасения', 'National Salvation Day')],
  ['06-26', names('Silahlı Qüvvələr günü', 'День Вооружённых сил', 'Armed Forces Day')],
  ['11-08', names('Zəfər Günü', 'День Победы', 'Victory Day')],
  ['11-09', names('Dövlət Bayrağı günü', 'День государственного флага', 'State Flag Day')],
  [
    '12-31',
    names(
      'Dünya azərbaycanlılarının həmrəyliyi günü',
      'День солидарности азербайджанцев мира',
      'Solidarity Day of Azerbaijanis',
    ),
  ],
]
/** A day of mourning, not a holiday: no other day is off in its place. */
const mourning: [string, Names] = [
  '01-20',
  names('Ümumxalq hüzn günü', 'День всенародной скорби', 'Day of National Mourning'),
]
const novruzDays = ['03-20', '03-21', '03-22', '03-23', '03-24']

/** The calculated first of their two days; the decree announces them shortly before. */
const moon: Readonly<Record<number, { ramazan: string; qurban: string }>> = {
  2026: { ramazan: '03-20', qurban: '05-27' },
  2027: { ramazan: '03-09', qurban: '05-16' },
  2028: { ramazan: '02-26', qurban: '05-05' },
  2029: { ramazan: '02-14', qurban: '04-24' },
  2030: { ramazan: '02-04', qurban: '04-13' },
}

function feasts(year: number): Holiday[] {
  const on = (day: string) => `${year}-${day}`
  const table = moon[year]
  const two = (day: string, name: Names): Holiday[] =>
    [on(day), addDays(on(day), 1)].map((one) => ({ ...name, day: one, kind: 'moon', check: true }))
  return [
    ...fixed.map(([day, name]): Holiday => ({ ...name, day: on(day), kind: 'fixed', check: false })),
    ...novruzDays.map((day): Holiday => ({ ...novruz, day: on(day), kind: 'novruz', check: false })),
    ...(table ? [...two(table.ramazan, ramazan), ...two(table.qurban, qurban)] : []),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
}

/**
 * A holiday on a Saturday, a Sunday or another holiday is taken on the next working day (article 105 of the
 * Labour Code), with the original day in brackets.
 */
function moved(holidays: readonly Holiday[]): Holiday[] {
  const off = new Set(holidays.map(({ day }) => day))
  const seen = new Set<Day>()
  return holidays.flatMap((holiday): Holiday[] => {
    const isLost = weekdayOf(holiday.day) > 5 || seen.has(holiday.day)
    seen.add(holiday.day)
    if (!isLost) return []
    let day = addDays(holiday.day, 1)
    while (off.has(day) || weekdayOf(day) > 5) day = addDays(day, 1)
    off.add(day)
    return [{ ...holiday, day, kind: 'moved', check: true }]
  })
}

/**
 * The days off of a year by the law of Azerbaijan, oldest first, each day once: proposals that staff choose
 * from (PROD-3). Outside 2026–2030 without the two feasts that follow the moon.
 */
export function holidaysOf(year: number): Holiday[] {
  const before = feasts(year - 1)
  const own = feasts(year)
  const [day, name] = mourning
  const all = [
    ...own,
    { ...name, day: `${year}-${day}`, kind: 'fixed' as const, check: false },
    ...moved([...before, ...own]).filter((one) => one.day.startsWith(`${year}-`)),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  return all.filter((one, place) => one.day !== all[place - 1]?.day)
}
