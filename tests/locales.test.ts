import { describe, expect, test } from 'vitest'
import { errorsOf } from '../locales/rules.ts'

describe('the rules of texts', () => {
  test.each([
    ['az', 'İdarəetməyə qayıt', 'idarə paneli'],
    ['az', 'Belə ekran yoxdur', 'səhifə'],
    ['az', 'Yeni tab açılır', 'vərəq'],
    ['ru', 'Кампания закончилась', 'акция'],
    ['ru', 'Введите e-mail клиента', 'эл. почта'],
    ['ru', 'Картинки не сохранены', 'изображение'],
    ['en', 'Please sign in first', 'log in'],
    ['en', 'Signing in takes a code', 'log in'],
    ['en', 'Name of the client', 'customer'],
    ['az', 'Keçidi köçürün', 'link'],
    ['az', 'Variantı silin', 'seçim'],
    ['az', 'Geri al', 'geri qaytar'],
    ['ru', 'Выберите опцию', 'вариант'],
    ['ru', 'Посмотреть варианты макета', 'макет на утверждение'],
    ['ru', 'Заказ опаздывает на день', 'просрочен'],
    ['ru', 'Безопасное поле, мм', 'безопасная зона'],
    ['en', 'Somebody has changed it meanwhile', 'in the meantime'],
    ['en', 'Errors to mend', 'fix'],
    ['en', 'The customer gets a mail', 'e-mail'],
    ['en', 'We answer by email', 'e-mail'],
  ] as const)('%s: a word that the glossary dropped is found: %s', (language, text, instead) => {
    expect(errorsOf(text, language).join()).toContain(instead)
  })

  test.each([
    ['az', '«Paket» "yeni"'],
    ['az', 'Öz “Məlumatlarım” bölməniz'],
    ['ru', 'Раздел "Услуги"'],
    ['en', "It can't be read"],
    ['en', 'The area "Roles"'],
    ['en', 'The area «Roles»'],
  ] as const)('%s: quotes of another language are found: %s', (language, text) => {
    expect(errorsOf(text, language)).toHaveLength(1)
  })

  test.each([
    ['az', '{count} ədəd'],
    ['az', '{0, plural, one {# gün} other {# gün}}'],
    ['ru', 'ещё {missing} шт.'],
    ['ru', 'Скидка {percentage} %'],
    ['ru', 'ещё <0>{next}</0> шт.'],
    ['en', '{size} MB'],
    ['en', 'Order № {0}'],
  ] as const)('%s: a figure that can lose its unit is found: %s', (language, text) => {
    expect(errorsOf(text, language)).toHaveLength(1)
    expect(errorsOf(text.replace(/ (?=\S*$)|(?<=[}#№]) /g, '\u00a0'), language)).toEqual([])
  })

  test.each(['Подписал(а) Айсель', 'Ссылку создал(а)'])('a form by who acted is found: %s', (text) => {
    expect(errorsOf(text, 'ru')).toHaveLength(1)
  })

  test('a note of a translator is found', () => {
    expect(errorsOf('новое (picture-tile.tsx) / новый', 'ru')).toHaveLength(1)
  })

  test.each([
    ['az', 'Əməliyyat tamamlandı'],
    ['az', 'Bütün sahələr ({0})'],
    ['en', 'Client is the role of customers: it gets no areas.'],
    ['en', '{client} has placed an order.'],
    ['en', 'E-mails wait until the e-mail is confirmed.'],
    ['az', 'Ehtiyat nüsxəsi'],
    ['ru', 'Аккаунт, раздел «Роли», 10\u00a0%'],
  ] as const)('%s: a good text has no fault: %s', (language, text) => {
    expect(errorsOf(text, language)).toEqual([])
  })
})
