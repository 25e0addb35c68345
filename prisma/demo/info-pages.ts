import type { InfoPage } from '../../src/domains/content/info-pages.ts'
import type { Texts } from '../../src/domains/options/configuration.ts'
import { texts } from '../../src/domains/ready-made/texts.ts'

type DemoInfoPage = { title: Texts; head: Texts; description: Texts }

/** `title` stands in the footer, `head` over the page; in the text `#` begins a heading and `-` an item. */
export const infoPages: Record<InfoPage, DemoInfoPage> = {
  delivery: {
    title: texts('Çatdırılma', 'Доставка', 'Delivery'),
    head: texts(
      'Özünüz götürün, ya da gətirək.',
      'Заберите сами или привезём.',
      'Pick it up, or we bring it.',
    ),
    description: texts(
      `Sifariş hazır olan kimi sizə məktub göndəririk. Bundan sonra onu özünüz götürə və ya bizə zəng edib çatdırılma sifariş edə bilərsiniz.

# Özünüz götürürsünüz
- Nizami küçəsi 96: bazar ertəsi – cümə 9:00–19:00, şənbə 10:00–16:00
- Pulsuzdur; iri yükü Keşlədən, Babək prospekti 31-dən avtomobillə götürmək rahatdır, əvvəlcə zəng edin
- Hazır sifarişi 14 gün saxlayırıq

# Bakı üzrə çatdırılma
- 5 ₼, 150 ₼-dan yuxarı sifarişlərdə pulsuz
- Hazır olduğu günün sabahı, saat 10:00–18:00 arası; kuryer yola düşəndə zəng edir
- Ağır və ya iri yük (lövhə, çox sayda qutu) üçün qiyməti əvvəlcədən deyirik

# Bölgələr
Poçt və ya yük avtobusu ilə, daşıyıcının tarifi ilə göndəririk. Adətən 1–3 gün çəkir, izləmə nömrəsini sizə yazırıq.

# Quraşdırma
Lövhə, vitrin və fasad işlərini öz ustalarımız quraşdırır. Günü və qiyməti menecer sizinlə razılaşdırır.`,
      `Как только заказ готов, мы пишем вам. После этого его можно забрать самим или заказать доставку по телефону.

# Самовывоз
- Улица Низами, 96: пн–пт 9:00–19:00, сб 10:00–16:00
- Бесплатно; крупный груз удобнее забрать на машине с проспекта Бабека, 31, в Кешле, сначала позвоните
- Готовый заказ храним 14 дней

# Доставка по Баку
- 5 ₼, для заказов от 150 ₼ бесплатно
- На следующий день после готовности, с 10:00 до 18:00; курьер звонит, когда выезжает
- Цену за тяжёлый и крупный груз (вывески, много коробок) называем заранее

# Регионы
Отправляем почтой или грузовым автобусом по тарифу перевозчика. Обычно это 1–3 дня, номер для отслеживания пришлём.

# Монтаж
Вывески, витрины и фасады монтируют наши мастера. День и цену менеджер согласует с вами.`,
      `We write to you as soon as your order is ready. Then you can pick it up, or call us and have it delivered.

# Pick-up
- 96 Nizami Street: Monday to Friday 9:00–19:00, Saturday 10:00–16:00
- Free of charge; bulky loads are easier to collect by car from 31 Babek Avenue, Keşlə, so call first
- We keep a finished order for 14 days

# Delivery in Baku
- 5 ₼, free for orders of 150 ₼ and more
- The day after it is ready, between 10:00 and 18:00; the courier calls before setting off
- We tell you the price of heavy or bulky loads (signs, many boxes) beforehand

# The rest of the country
By post or freight bus at the carrier’s rate. It usually takes 1 to 3 days, and we send you the tracking number.

# Installation
Our own fitters put up signs, window graphics and façades. The manager agrees the day and the price with you.`,
    ),
  },
  returns: {
    title: texts('Qaytarma', 'Возврат', 'Returns'),
    head: texts(
      'Səhv bizdədirsə, yenidən çap edirik.',
      'Ошиблись мы — перепечатаем.',
      'If the mistake is ours, we print it again.',
    ),
    description: texts(
      `Çap məhsulu sizin üçün, sizin maketinizlə hazırlanır, ona görə başqasına satıla bilməz. Buna baxmayaraq qüsurlu iş sizdə qalmamalıdır.

# Nə vaxt yenidən çap edirik
- Say, ölçü, kağız və ya emal sifarişdəkindən fərqlidir
- Rəng təsdiqlədiyiniz nümunədən nəzərəçarpan dərəcədə fərqlənir
- Kəsim, qatlama və ya laminasiya qüsurludur
- Məhsul yolda zədələnib

# Nə etməlisiniz
Sifarişi aldıqdan sonra 7 gün ərzində bizə yazın və ya zəng edin: sifarişin nömrəsi və bir neçə şəkil kifayətdir. Bir iş günündə cavab veririk. Haqlısınızsa, işi növbəsiz yenidən çap edirik və ya pulu tam qaytarırıq; seçim sizindir.

# Nəyi qəbul edə bilmirik
- Sizin maketdəki hərf səhvləri və aşağı keyfiyyətli şəkillər
- Ekranla kağız arasında adi rəng fərqi
- 2% daxilində say fərqi: o, çapda qaçılmazdır və qiymətdə nəzərə alınır

# Sifarişi ləğv etmək
Qiyməti hələ razılaşdırılmamış sifarişi öz səhifəsində özünüz ləğv edirsiniz. Sonra, istehsalat başlayana qədər bizə yazın və ya zəng edin; ləğv yenə pulsuzdur. Başlayıbsa, yalnız görülmüş işin haqqını ödəyirsiniz.`,
      `Печатная продукция делается для вас, по вашему макету, поэтому продать её другому нельзя. Но бракованная работа не должна оставаться у вас.

# Когда перепечатываем
- Количество, формат, бумага или отделка не такие, как в заказе
- Цвет заметно отличается от подписанного вами макета
- Брак при резке, фальцовке или ламинации
- Изделие повредили в пути

# Что нужно сделать
Напишите или позвоните нам в течение 7 дней после получения: достаточно номера заказа и нескольких фотографий. Ответим за один рабочий день. Если вы правы, перепечатаем без очереди или вернём деньги полностью — выбираете вы.

# Чего принять не можем
- Опечатки и фотографии низкого качества в вашем макете
- Обычную разницу цвета между монитором и бумагой
- Разницу в количестве до 2 %: в печати она неизбежна и учтена в цене

# Отмена заказа
Пока цена не согласована, вы отменяете заказ сами на его странице. Потом, до начала производства, напишите или позвоните нам; отмена тоже бесплатна. Если оно началось, вы платите только за сделанное.`,
      `Print is made for you, from your artwork, so it cannot be sold to anybody else. Even so, you should not be left with faulty work.

# When we print it again
- Quantity, size, paper or finishing differ from the order
- The colour clearly differs from the proof that you approved
- Trimming, folding or lamination is faulty
- The goods were damaged on the way

# What to do
Write or call within 7 days of receiving the order: its number and a few photos are enough. We answer within one working day. If you are right, we reprint the job ahead of the queue or refund it in full; the choice is yours.

# What we cannot accept
- Typing errors and low-quality pictures in your own artwork
- The usual difference in colour between a monitor and paper
- A difference in quantity of up to 2%: print cannot avoid it, and the price allows for it

# Cancelling an order
While its price isn’t agreed, you cancel an order yourself on its page. After that, until production begins, write or call us; cancelling is free as well. Once it has begun, you pay only for the work already done.`,
    ),
  },
  privacy: {
    title: texts('Məxfilik', 'Конфиденциальность', 'Privacy'),
    head: texts('Sizin haqqınızda nəyi bilirik.', 'Что мы знаем о вас.', 'What we know about you.'),
    description: texts(
      `Yalnız sifarişiniz üçün lazım olanı saxlayırıq, onu satmırıq və reklam şəbəkələrinə vermirik.

# Nəyi saxlayırıq
- Hesab: ad, soyad, e-poçt, telefon; şifrənin özünü yox, ondan geri oxunmayan izi
- Sifarişlər: nə, neçə ədəd, qiymət, şərhiniz və tarixlər
- Maketlər və yazışma; çapa icazə verərkən yazdığınız ad
- Səbət: seçdikləriniz və əlavə etdiyiniz fayllar
- Müraciətlər: adınız və telefon nömrəniz
- Girişlər: vaxt, ünvan və brauzer, hesabınızı qorumaq üçün; bir il

# Nə üçün
Sifarişi hazırlamaq, sizinlə əlaqə saxlamaq və mühasibat sənədləri üçün. Maketləriniz başqa müştəriyə göstərilmir.

# Kim görür
Sifarişinizlə məşğul olan əməkdaşlarımız. Çatdırılma üçün kuryerə yalnız ad, ünvan və telefon verilir.

# Kuki
Sayt yalnız seçdiyiniz dili və girişinizi yadda saxlayır. İzləmə kukiləri yoxdur.

# Sizin hüququnuz
«Hesabım» səhifəsində məlumatlarınızı fayl kimi endirə və hesabı silə bilərsiniz. Silindikdə sifarişlər adsız qalır: nömrə, xidmət, say, qiymət və tarixlər. Sualınız varsa, bizə yazın.`,
      `Мы храним только то, что нужно для вашего заказа, не продаём это и не передаём рекламным сетям.

# Что храним
- Аккаунт: имя, фамилия, эл. почта, телефон; вместо пароля — отпечаток, по которому его не восстановить
- Заказы: что, количество, цена, ваш комментарий и даты
- Макеты и переписка; имя, указанное при подписи в печать
- Корзина: выбранное и приложенные файлы
- Обращения: имя и номер телефона
- Входы: время, адрес и браузер, чтобы защитить ваш аккаунт; один год

# Зачем
Чтобы выполнить заказ, связаться с вами и вести бухгалтерию. Ваши макеты другим клиентам не показываем.

# Кто видит
Сотрудники, которые занимаются вашим заказом. Курьеру для доставки передаём только имя, адрес и телефон.

# Куки
Сайт запоминает только выбранный язык и ваш вход. Следящих куки нет.

# Ваши права
На странице «Мой аккаунт» можно скачать свои данные файлом и удалить аккаунт. После удаления заказы остаются без имени: номер, услуга, количество, цена и даты. Если есть вопросы, напишите нам.`,
      `We keep only what your order needs. We do not sell it and do not hand it to advertising networks.

# What we keep
- Account: name, surname, e-mail, phone; not the password itself, but a fingerprint from which it cannot be recovered
- Orders: what, how many, the price, your comment and the dates
- Artwork files and messages; the name typed when approving
- The basket: what you chose and the files you added
- Contact requests: your name and phone number
- Log-ins: time, address and browser, to protect your account; for a year

# What for
To make your order, to reach you and to keep the books. Your artwork is not shown to other customers.

# Who sees it
The colleagues who work on your order. For a delivery the courier gets your name, address and phone, nothing else.

# Cookies
The site remembers the language you chose and that you are logged in. There are no tracking cookies.

# Your rights
Under “My account” you can download your data as a file and delete your account. Orders then remain without a name: number, service, quantity, price and dates. If you have a question, write to us.`,
    ),
  },
  terms: {
    title: texts('Şərtlər', 'Условия', 'Terms'),
    head: texts('Necə işləyirik.', 'Как мы работаем.', 'How we work.'),
    description: texts(
      `Sifariş verməklə bu şərtlərlə razılaşırsınız. Qısa və açıq yazmağa çalışdıq.

# Sifariş və qiymət
- Saytdakı qiymət təxminidir. Menecer maketə baxandan sonra yekun qiyməti yazır və sifarişi qəbul edir
- Qəbul olunmamış sifariş heç kimi öhdəlik altına salmır
- Qiymətlər manatladır

# Maket
- Maketdəki mətn və şəkillərə görə siz cavabdehsiniz; onları çap etmək hüququnuz olmalıdır
- Çapdan əvvəl faylı texniki baxımdan yoxlayırıq, mətnin məzmununu yox
- Qanunla qadağan olunan materialları çap etmirik

# Müddət
Hazır olma günü maketə çap icazəsi veriləndən, maket lazım deyilsə, sifariş qəbul ediləndən sayılır. Gecikmə ehtimalı yaranan kimi sizə xəbər veririk.

# Ödəniş
Nağd, kartla və ya bank köçürməsi ilə. Hüquqi şəxslərə elektron qaimə-faktura yazırıq.

# Mübahisə
Əvvəlcə danışaq: demək olar ki, həmişə razılığa gəlmək olur. Alınmasa, Azərbaycan Respublikasının qanunları tətbiq olunur.`,
      `Оформляя заказ, вы соглашаетесь с этими условиями. Мы постарались написать коротко и ясно.

# Заказ и цена
- Цена на сайте предварительная. Посмотрев макет, менеджер указывает окончательную цену и принимает заказ
- Пока заказ не принят, он никого ни к чему не обязывает
- Цены в манатах

# Макет
- За тексты и изображения в макете отвечаете вы; у вас должно быть право их печатать
- Перед печатью мы проверяем файл технически, но не содержание текста
- Запрещённые законом материалы не печатаем

# Сроки
Срок считается с подписи макета в печать, а если макет не нужен — с принятия заказа. Если возможна задержка, сразу предупредим.

# Оплата
Наличными, картой или переводом. Юридическим лицам выставляем электронный счёт-фактуру.

# Споры
Сначала поговорим: почти всегда удаётся договориться. Если нет, действует законодательство Азербайджанской Республики.`,
      `By placing an order you agree to these terms. We have tried to keep them short and plain.

# Orders and prices
- Prices on the site are estimates. Once the manager has looked at the artwork, the final price is entered and the order accepted
- An order that has not been accepted binds nobody
- Prices are in manats

# Artwork
- You answer for the texts and pictures in your artwork and need the right to print them
- Before printing we check the file technically, not what the text says
- We do not print what the law forbids

# Time
The time is counted from your approval of the artwork or, where none is needed, from the acceptance of the order. If a delay is possible, we tell you at once.

# Payment
Cash, card or bank transfer. Companies get an electronic invoice (e-qaimə).

# Disputes
Let us talk first: nearly always there is a way. Otherwise the law of the Republic of Azerbaijan applies.`,
    ),
  },
  questions: {
    title: texts('Suallar', 'Вопросы', 'Questions'),
    head: texts('Tez-tez soruşurlar.', 'Нас часто спрашивают.', 'People often ask.'),
    description: texts(
      `# Maketim yoxdur, nə edim?
Dizaynerimiz hazırlayar. Sifarişin şərhində nə istədiyinizi yazın, menecer müddəti və qiyməti deyər.

# Faylı hansı formatda göndərim?
Ən yaxşısı PDF-dir, hər tərəfdən 3 mm kəsim payı ilə. AI, EPS, TIFF və yüksək keyfiyyətli JPEG də olar. Şriftləri əyriyə çevirin.

# Neçə ədəddən başlayır?
Çox məhsul üçün bir ədəddən. Ofset çapda tiraj böyüdükcə bir ədədin qiyməti xeyli düşür.

# Nə qədər vaxt aparır?
Hər məhsulun hazır olma günü öz səhifəsində, siz seçim edən kimi görünür. Tələsirsinizsə, zəng edin: tez-tez yer tapılır.

# Çapdan əvvəl nümunə görə bilərəm?
Bəli. Elektron nümunə pulsuzdur, kağızda rəng nümunəsi böyük tirajlarda qiymətə daxildir.

# Endirim necə işləyir?
Son 3 ildə alış məbləğiniz müəyyən həddi keçəndə şəxsi endirim öz-özünə tətbiq olunur. Kampaniya daha sərfəlidirsə, o nəzərə alınır.

# Sifarişi dəyişə bilərəm?
İstehsalat başlayana qədər. Sifarişin nömrəsini deyin, qalanını biz edərik.

# Şirkət üçün elektron qaimə-faktura verirsiniz?
Bəli, təhvil-təslim aktı ilə birlikdə.`,
      `# У меня нет макета. Что делать?
Его сделает наш дизайнер. Напишите в комментарии к заказу, что вам нужно, и менеджер назовёт срок и цену.

# В каком формате присылать файл?
Лучше всего PDF с вылетами 3 мм с каждой стороны. Подойдут и AI, EPS, TIFF, JPEG высокого качества. Шрифты переведите в кривые.

# От какого количества вы печатаете?
Большинство товаров — от одной штуки. В офсете чем больше тираж, тем заметно дешевле каждая штука.

# Сколько это занимает?
День готовности виден на странице товара, как только вы выбрали тираж и срок. Торопитесь — звоните: место часто находится.

# Можно увидеть макет до печати?
Да. Электронный макет на утверждение бесплатный, цветопроба на бумаге при больших тиражах входит в цену.

# Как работает скидка?
Когда сумма ваших покупок за последние 3 года превышает порог, личная скидка применяется сама. Если акция выгоднее, действует она.

# Можно ли изменить заказ?
До начала производства. Назовите номер заказа, остальное сделаем мы.

# Вы выставляете счёт компании?
Да, с электронным счётом-фактурой и актом приёма-передачи.`,
      `# I have no artwork. What now?
Our designer makes it. Say in the comment of your order what you need, and the manager tells you the time and the price.

# Which file format should I send?
PDF is best, with 3 mm bleed on every side. AI, EPS, TIFF and high-quality JPEG are fine as well. Convert the fonts to outlines.

# What is the smallest quantity?
One piece for most products. In offset, the longer the run, the lower the price of each piece.

# How long does it take?
The ready date is shown on the page of each product as soon as you choose. If you are in a hurry, call: there is often a gap.

# Can I see a proof before you print?
Yes. An electronic proof is free, and for long runs a colour proof on paper is included in the price.

# How does the discount work?
Once your orders of the last 3 years pass a threshold, your own discount is applied automatically. If a campaign is better, you get that instead.

# Can I change my order?
Until production begins. Give us the number of the order, and we do the rest.

# Do you invoice companies?
Yes, with an electronic invoice and an acceptance certificate.`,
    ),
  },
}
