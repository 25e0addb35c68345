import { expect, test } from 'vitest'
import { sumInWords } from '../../../src/domains/documents/sum-in-words.ts'
import { randomFrom } from '../../support/seeded-random.ts'

// DOC-6
test.each([
  [1, 'Sıfır manat 01 qəpik'],
  [100, 'Bir manat 00 qəpik'],
  [1_050, 'On manat 50 qəpik'],
  [10_000, 'Yüz manat 00 qəpik'],
  [11_111, 'Yüz on bir manat 11 qəpik'],
  [83_000, 'Səkkiz yüz otuz manat 00 qəpik'],
  [45_635, 'Dörd yüz əlli altı manat 35 qəpik'],
  [100_000, 'Bir min manat 00 qəpik'],
  [112_000, 'Bir min yüz iyirmi manat 00 qəpik'],
  [200_100, 'İki min bir manat 00 qəpik'],
  [3_000_000, 'Otuz min manat 00 qəpik'],
  [100_000_000, 'Bir milyon manat 00 qəpik'],
  [100_100_000, 'Bir milyon bir min manat 00 qəpik'],
  [999_999_999, 'Doqquz milyon doqquz yüz doxsan doqquz min doqquz yüz doxsan doqquz manat 99 qəpik'],
])('%i qəpik are said as %s', (sum, words) => expect(sumInWords(sum)).toBe(words))

const seed = Number(process.env.WORDS_SEED ?? Date.now() % 1_000_000)
const values: Record<string, number> = {
  sıfır: 0,
  bir: 1,
  iki: 2,
  üç: 3,
  dörd: 4,
  beş: 5,
  altı: 6,
  yeddi: 7,
  səkkiz: 8,
  doqquz: 9,
  on: 10,
  iyirmi: 20,
  otuz: 30,
  qırx: 40,
  əlli: 50,
  altmış: 60,
  yetmiş: 70,
  səksən: 80,
  doxsan: 90,
}

/** Reads the words back, as someone who has never seen how they are made. */
function readBack(said: string): number {
  const [, words = '', qepik = ''] = /^(.+) manat (\d\d) qəpik$/.exec(said) ?? []
  let [whole, group] = [0, 0]
  for (const word of words.toLocaleLowerCase('az').split(' ')) {
    if (word === 'yüz') group = (group || 1) * 100
    else if (word === 'min') [whole, group] = [whole + group * 1000, 0]
    else if (word === 'milyon') [whole, group] = [whole + group * 1_000_000, 0]
    else if (group % 100 === 0 || (group % 10 === 0 && (values[word] ?? 0) < 10))
      group += values[word] ?? Number.NaN
    else return Number.NaN
  }
  return (whole + group) * 100 + Number(qepik)
}

test(`any sum up to 9 999 999,99 is read back as itself (seed ${seed})`, () => {
  const random = randomFrom(seed)
  for (let turn = 0; turn < 20_000; turn += 1) {
    const sum = Math.floor(random() * 10 ** Math.ceil(random() * 9))
    expect([sumInWords(sum), readBack(sumInWords(sum))]).toEqual([sumInWords(sum), sum])
  }
})
