-- CreateEnum
CREATE TYPE "delivery_kind" AS ENUM ('pickup', 'ownCourier', 'courierFirm', 'post');

-- CreateTable
CREATE TABLE "delivery_ways" (
    "id" SERIAL NOT NULL,
    "kind" "delivery_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL DEFAULT '',
    "name_en" TEXT NOT NULL DEFAULT '',
    "hint" TEXT NOT NULL DEFAULT '',
    "hint_ru" TEXT NOT NULL DEFAULT '',
    "hint_en" TEXT NOT NULL DEFAULT '',
    "is_shown" BOOLEAN NOT NULL DEFAULT false,
    "priority" INTEGER NOT NULL DEFAULT 0,
    "days_from" INTEGER NOT NULL DEFAULT 0,
    "days_to" INTEGER NOT NULL DEFAULT 0,
    "cut_off" TEXT NOT NULL DEFAULT '14:00',
    "weekdays" INTEGER[] DEFAULT ARRAY[1, 2, 3, 4, 5]::INTEGER[],
    "prepaid_only" BOOLEAN NOT NULL DEFAULT false,
    "max_grams" INTEGER,
    "max_centimetres" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_ways_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_zones" (
    "id" SERIAL NOT NULL,
    "way_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL DEFAULT '',
    "name_en" TEXT NOT NULL DEFAULT '',
    "priority" INTEGER NOT NULL DEFAULT 0,
    "places" JSONB NOT NULL DEFAULT '[]',
    "bands" JSONB NOT NULL DEFAULT '[]',
    "per_kg" INTEGER,
    "free_from" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_zones_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pickup_points" (
    "id" SERIAL NOT NULL,
    "address" TEXT NOT NULL,
    "address_ru" TEXT NOT NULL DEFAULT '',
    "address_en" TEXT NOT NULL DEFAULT '',
    "hours" TEXT NOT NULL DEFAULT '',
    "hours_ru" TEXT NOT NULL DEFAULT '',
    "hours_en" TEXT NOT NULL DEFAULT '',
    "map_link" TEXT NOT NULL DEFAULT '',
    "phone_number" TEXT NOT NULL DEFAULT '',
    "priority" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pickup_points_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "addresses" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "place" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "building" TEXT NOT NULL,
    "entrance" TEXT NOT NULL DEFAULT '',
    "floor" TEXT NOT NULL DEFAULT '',
    "flat" TEXT NOT NULL DEFAULT '',
    "landmark" TEXT NOT NULL DEFAULT '',
    "phone_number" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "addresses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "delivery_zones_way_id_idx" ON "delivery_zones"("way_id");

-- CreateIndex
CREATE INDEX "addresses_user_id_idx" ON "addresses"("user_id");

-- AddForeignKey
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_way_id_fkey" FOREIGN KEY ("way_id") REFERENCES "delivery_ways"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE delivery_ways
  ADD CONSTRAINT delivery_ways_days_check CHECK (0 <= days_from AND days_from <= days_to),
  ADD CONSTRAINT delivery_ways_cut_off_check CHECK (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD CONSTRAINT delivery_ways_weekdays_check
    CHECK (cardinality(weekdays) > 0 AND weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]),
  ADD CONSTRAINT delivery_ways_limits_check CHECK (max_grams > 0 AND max_centimetres > 0);
ALTER TABLE delivery_zones
  ADD CONSTRAINT delivery_zones_lists_check CHECK (jsonb_typeof(places) = 'array' AND jsonb_typeof(bands) = 'array'),
  ADD CONSTRAINT delivery_zones_prices_check CHECK (per_kg >= 0 AND free_from >= 0);
-- A way has one zone that is everywhere else.
CREATE UNIQUE INDEX delivery_zones_everywhere_key ON delivery_zones (way_id) WHERE places = '[]'::jsonb;

-- What can be chosen stands on pages: told when it is committed, by the noun of src/cache/content.ts.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_ways
FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('delivery');
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_zones
FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('delivery');
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pickup_points
FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('delivery');

-- What a company begins with, to be overwritten: hidden, so that nobody chooses a way before staff have shown it.
INSERT INTO delivery_ways (kind, name, name_ru, name_en, hint, hint_ru, hint_en, priority, days_from, days_to,
  cut_off, weekdays, prepaid_only, max_grams, max_centimetres) VALUES
  ('pickup', 'Özüm götürürəm', 'Заберу сам', 'I pick it up', 'Hazır olanda kodu göndəririk',
    'Когда заказ готов, пришлём код', 'We send a code when it is ready', 1, 0, 0,
    '18:00', '{1,2,3,4,5,6}', false, NULL, NULL),
  ('ownCourier', 'Kuryer, Bakı və ətrafı', 'Курьер, Баку и окрестности', 'Courier, Baku and around', 'Kuryerimiz özü gətirir',
    'Привезёт наш курьер', 'Our own courier brings it', 2, 0, 1,
    '14:00', '{1,2,3,4,5,6}', false, 60000, 200),
  ('post', 'Poçt', 'Почта', 'Post', 'Ölkənin hər yerinə, 30 kq-dək',
    'В любую точку страны, до 30 кг', 'Anywhere in the country, up to 30 kg', 3, 3, 5,
    '12:00', '{1,2,3,4,5}', true, 30000, 150);
INSERT INTO delivery_zones (way_id, priority, name, name_ru, name_en, bands, per_kg, free_from, places)
SELECT w.id, z.priority, z.name, z.name_ru, z.name_en, z.bands, z.per_kg, z.free_from, z.places
FROM (VALUES
  ('ownCourier'::delivery_kind, 1, 'Bakı 1', 'Баку 1', 'Baku 1', '[{"upTo": 5000, "price": 400}, {"upTo": 10000, "price": 500}, {"upTo": 20000, "price": 700}]'::jsonb, 40::integer, 15000::integer,
    '[{"name": "Səbail", "name_ru": "Сабаил", "name_en": "Sabail", "spellings": ["Сабаильский", "Sebayil"]},
      {"name": "Nəsimi", "name_ru": "Насими", "name_en": "Nasimi", "spellings": ["Насиминский"]},
      {"name": "Yasamal", "name_ru": "Ясамал", "name_en": "Yasamal", "spellings": []},
      {"name": "Nərimanov", "name_ru": "Нариманов", "name_en": "Narimanov", "spellings": []},
      {"name": "Xətai", "name_ru": "Хатаи", "name_en": "Khatai", "spellings": ["Хатаинский"]},
      {"name": "Bayıl", "name_ru": "Баил", "name_en": "Bayil", "spellings": ["Баилово"]},
      {"name": "Badamdar", "name_ru": "Бадамдар", "name_en": "Badamdar", "spellings": ["Бадамдарт"]},
      {"name": "Bibiheybət", "name_ru": "Биби-Эйбат", "name_en": "Bibiheybat", "spellings": ["Шихово", "Şıxov"]},
      {"name": "İçərişəhər", "name_ru": "Ичеришехер", "name_en": "Icherisheher", "spellings": ["Old City", "Ичери-шехер", "Старый город"]},
      {"name": "Yeni Yasamal", "name_ru": "Новый Ясамал", "name_en": "New Yasamal", "spellings": ["Новый Ясамаль", "Ени Ясамал"]},
      {"name": "Əhmədli", "name_ru": "Ахмедлы", "name_en": "Ahmadli", "spellings": ["Əhmədli qəsəbəsi"]},
      {"name": "Həzi Aslanov", "name_ru": "Ази Асланов", "name_en": "Hazi Aslanov", "spellings": ["Гази Асланов"]},
      {"name": "Ağ şəhər", "name_ru": "Белый город", "name_en": "White City", "spellings": ["Baku White City"]},
      {"name": "Qara şəhər", "name_ru": "Чёрный город", "name_en": "Black City", "spellings": []},
      {"name": "Gənclik", "name_ru": "Гянджлик", "name_en": "Ganjlik", "spellings": []},
      {"name": "Böyükşor", "name_ru": "Беюкшор", "name_en": "Boyukshor", "spellings": []},
      {"name": "Montin", "name_ru": "Монтин", "name_en": "Montin", "spellings": ["Монтино"]},
      {"name": "Ulduz", "name_ru": "Улдуз", "name_en": "Ulduz", "spellings": []},
      {"name": "28 May metrosu", "name_ru": "метро 28 Мая", "name_en": "28 May metro", "spellings": ["28 May metro", "m. 28 May", "м. 28 Мая", "28 Мая метро"]},
      {"name": "Sahil metrosu", "name_ru": "метро Сахил", "name_en": "Sahil metro", "spellings": ["Sahil metro", "m. Sahil", "м. Сахил", "Сахил метро"]},
      {"name": "Nizami metrosu", "name_ru": "метро Низами", "name_en": "Nizami metro", "spellings": ["Nizami metro", "m. Nizami", "м. Низами", "Низами метро"]},
      {"name": "Elmlər metrosu", "name_ru": "метро Эльмляр", "name_en": "Elmler metro", "spellings": ["Elmlər metro", "m. Elmlər", "м. Эльмляр", "Эльмляр метро"]},
      {"name": "20 Yanvar metrosu", "name_ru": "метро 20 Января", "name_en": "20 January metro", "spellings": ["20 Yanvar metro", "m. 20 Yanvar", "м. 20 Января", "20 Января метро"]},
      {"name": "İnşaatçılar metrosu", "name_ru": "метро Иншаатчылар", "name_en": "Inshaatchilar metro", "spellings": ["İnşaatçılar metro", "m. İnşaatçılar", "м. Иншаатчылар", "Иншаатчылар метро"]},
      {"name": "1-ci mikrorayon", "name_ru": "1-й микрорайон", "name_en": "1st microdistrict", "spellings": ["1 mikrorayon", "1-ci mkr", "1 mkr", "1 мкр", "1-й мкр", "1 микрорайон", "1-ой микрорайон"]},
      {"name": "2-ci mikrorayon", "name_ru": "2-й микрорайон", "name_en": "2nd microdistrict", "spellings": ["2 mikrorayon", "2-ci mkr", "2 mkr", "2 мкр", "2-й мкр", "2 микрорайон", "2-ой микрорайон"]},
      {"name": "3-cü mikrorayon", "name_ru": "3-й микрорайон", "name_en": "3rd microdistrict", "spellings": ["3 mikrorayon", "3-cü mkr", "3 mkr", "3 мкр", "3-й мкр", "3 микрорайон", "3-ой микрорайон"]},
      {"name": "4-cü mikrorayon", "name_ru": "4-й микрорайон", "name_en": "4th microdistrict", "spellings": ["4 mikrorayon", "4-cü mkr", "4 mkr", "4 мкр", "4-й мкр", "4 микрорайон", "4-ой микрорайон"]},
      {"name": "5-ci mikrorayon", "name_ru": "5-й микрорайон", "name_en": "5th microdistrict", "spellings": ["5 mikrorayon", "5-ci mkr", "5 mkr", "5 мкр", "5-й мкр", "5 микрорайон", "5-ой микрорайон"]}]'::jsonb),
  ('ownCourier'::delivery_kind, 2, 'Bakı 2', 'Баку 2', 'Baku 2', '[{"upTo": 5000, "price": 600}, {"upTo": 10000, "price": 700}, {"upTo": 20000, "price": 900}]'::jsonb, 50::integer, 20000::integer,
    '[{"name": "Binəqədi", "name_ru": "Бинагади", "name_en": "Binagadi", "spellings": []},
      {"name": "Nizami rayonu", "name_ru": "Низаминский район", "name_en": "Nizami district", "spellings": ["Nizami r.", "Nizami r-nu", "Низаминский р-н", "Низаминский", "Nizami rayon", "Nizami ray."]},
      {"name": "Rəsulzadə", "name_ru": "Расулзаде", "name_en": "Rasulzada", "spellings": ["M. Ə. Rəsulzadə", "М. Э. Расулзаде", "Кирова"]},
      {"name": "Biləcəri", "name_ru": "Баладжары", "name_en": "Bilajari", "spellings": ["Bilacari"]},
      {"name": "28 May qəsəbəsi", "name_ru": "посёлок 28 Мая", "name_en": "28 May settlement", "spellings": ["28 May qəs.", "28 May q.", "пос. 28 Мая"]},
      {"name": "Xocəsən", "name_ru": "Ходжасан", "name_en": "Khojasan", "spellings": []},
      {"name": "Sulutəpə", "name_ru": "Сулутепе", "name_en": "Sulutapa", "spellings": []},
      {"name": "Dərnəgül", "name_ru": "Дарнагюль", "name_en": "Darnagul", "spellings": []},
      {"name": "Keşlə", "name_ru": "Кишлы", "name_en": "Keshla", "spellings": ["Кешля"]},
      {"name": "8-ci kilometr", "name_ru": "8-й километр", "name_en": "8th kilometre", "spellings": ["8 km", "8 км", "8-ci km", "8-й км", "8 километр", "8 kilometr", "Восьмой километр"]},
      {"name": "Neftçilər metrosu", "name_ru": "метро Нефтчиляр", "name_en": "Neftchilar metro", "spellings": ["Neftçilər metro", "m. Neftçilər", "м. Нефтчиляр", "Нефтчиляр метро"]},
      {"name": "Qara Qarayev metrosu", "name_ru": "метро Кара Караев", "name_en": "Gara Garayev metro", "spellings": ["Qara Qarayev metro", "m. Qara Qarayev", "м. Кара Караев", "Кара Караев метро"]},
      {"name": "Azadlıq prospekti metrosu", "name_ru": "метро Азадлыг проспекти", "name_en": "Azadlig prospekti metro", "spellings": ["Azadlıq prospekti metro", "m. Azadlıq prospekti", "м. Азадлыг проспекти", "Азадлыг проспекти метро"]},
      {"name": "6-cı mikrorayon", "name_ru": "6-й микрорайон", "name_en": "6th microdistrict", "spellings": ["6 mikrorayon", "6-cı mkr", "6 mkr", "6 мкр", "6-й мкр", "6 микрорайон", "6-ой микрорайон"]},
      {"name": "7-ci mikrorayon", "name_ru": "7-й микрорайон", "name_en": "7th microdistrict", "spellings": ["7 mikrorayon", "7-ci mkr", "7 mkr", "7 мкр", "7-й мкр", "7 микрорайон", "7-ой микрорайон"]},
      {"name": "8-ci mikrorayon", "name_ru": "8-й микрорайон", "name_en": "8th microdistrict", "spellings": ["8 mikrorayon", "8-ci mkr", "8 mkr", "8 мкр", "8-й мкр", "8 микрорайон", "8-ой микрорайон"]},
      {"name": "9-cu mikrorayon", "name_ru": "9-й микрорайон", "name_en": "9th microdistrict", "spellings": ["9 mikrorayon", "9-cu mkr", "9 mkr", "9 мкр", "9-й мкр", "9 микрорайон", "9-ой микрорайон"]}]'::jsonb),
  ('ownCourier'::delivery_kind, 3, 'Bakı 3 və Xırdalan', 'Баку 3 и Хырдалан', 'Baku 3 and Khirdalan', '[{"upTo": 5000, "price": 900}, {"upTo": 10000, "price": 1100}, {"upTo": 20000, "price": 1400}]'::jsonb, 60::integer, 30000::integer,
    '[{"name": "Sabunçu", "name_ru": "Сабунчи", "name_en": "Sabunchu", "spellings": []},
      {"name": "Suraxanı", "name_ru": "Сураханы", "name_en": "Surakhani", "spellings": ["Сураханский"]},
      {"name": "Bakıxanov qəsəbəsi", "name_ru": "Бакиханов", "name_en": "Bakikhanov", "spellings": ["Bakıxanov", "Разино", "Razin"]},
      {"name": "Maştağa", "name_ru": "Маштага", "name_en": "Mashtaga", "spellings": []},
      {"name": "Nardaran", "name_ru": "Нардаран", "name_en": "Nardaran", "spellings": []},
      {"name": "Ramana", "name_ru": "Рамана", "name_en": "Ramana", "spellings": ["Romanı"]},
      {"name": "Zabrat", "name_ru": "Забрат", "name_en": "Zabrat", "spellings": []},
      {"name": "Kürdəxanı", "name_ru": "Кюрдаханы", "name_en": "Kurdakhani", "spellings": []},
      {"name": "Pirşağı", "name_ru": "Пиршаги", "name_en": "Pirshagi", "spellings": []},
      {"name": "Bilgəh", "name_ru": "Бильгя", "name_en": "Bilgah", "spellings": ["Бильгях"]},
      {"name": "Balaxanı", "name_ru": "Балаханы", "name_en": "Balakhani", "spellings": []},
      {"name": "Hövsan", "name_ru": "Говсан", "name_en": "Hovsan", "spellings": ["Говсаны"]},
      {"name": "Qaraçuxur", "name_ru": "Карачухур", "name_en": "Garachukhur", "spellings": ["Qaraçuxur qəsəbəsi"]},
      {"name": "Günəşli", "name_ru": "Гюнешли", "name_en": "Gunashli", "spellings": ["Köhnə Günəşli", "Старые Гюнешли", "Günəşli qəsəbəsi"]},
      {"name": "Yeni Günəşli", "name_ru": "Новые Гюнешли", "name_en": "New Gunashli", "spellings": ["Ени Гюнешли", "Yeni Gunashli"]},
      {"name": "Bülbülə", "name_ru": "Бюльбюля", "name_en": "Bulbula", "spellings": []},
      {"name": "Əmircan", "name_ru": "Амирджан", "name_en": "Amirjan", "spellings": ["Амираджаны"]},
      {"name": "Zığ", "name_ru": "Зых", "name_en": "Zigh", "spellings": []},
      {"name": "Yeni Suraxanı", "name_ru": "Новые Сураханы", "name_en": "New Surakhani", "spellings": ["Ени Сураханы"]},
      {"name": "Massiv B", "name_ru": "массив B", "name_en": "Massive B", "spellings": []},
      {"name": "Massiv D", "name_ru": "массив D", "name_en": "Massive D", "spellings": []},
      {"name": "Xırdalan", "name_ru": "Хырдалан", "name_en": "Khirdalan", "spellings": ["Хирдалан"]},
      {"name": "Masazır", "name_ru": "Масазыр", "name_en": "Masazir", "spellings": []},
      {"name": "Novxanı", "name_ru": "Новханы", "name_en": "Novkhani", "spellings": []},
      {"name": "Mehdiabad", "name_ru": "Мехтиабад", "name_en": "Mehdiabad", "spellings": ["Мехдиабад"]},
      {"name": "Digah", "name_ru": "Дигях", "name_en": "Digah", "spellings": []},
      {"name": "Saray qəsəbəsi", "name_ru": "Сарай", "name_en": "Saray settlement", "spellings": ["Saray qəs.", "пос. Сарай"]},
      {"name": "Hökməli", "name_ru": "Хокмели", "name_en": "Hokmali", "spellings": []},
      {"name": "Aşağı Güzdək", "name_ru": "Ашагы Гюздек", "name_en": "Ashagi Guzdak", "spellings": []}]'::jsonb),
  ('ownCourier'::delivery_kind, 4, 'Qəsəbələr və Sumqayıt', 'Посёлки и Сумгаит', 'Settlements and Sumgait', '[{"upTo": 5000, "price": 1400}, {"upTo": 10000, "price": 1700}, {"upTo": 20000, "price": 2200}]'::jsonb, 80::integer, NULL::integer,
    '[{"name": "Xəzər", "name_ru": "Хазар", "name_en": "Khazar", "spellings": ["Хазарский"]},
      {"name": "Qaradağ", "name_ru": "Гарадаг", "name_en": "Garadagh", "spellings": ["Карадаг", "Карадагский"]},
      {"name": "Pirallahı", "name_ru": "Пираллахи", "name_en": "Pirallahi", "spellings": ["Пираллахинский"]},
      {"name": "Sumqayıt", "name_ru": "Сумгаит", "name_en": "Sumgait", "spellings": ["Sumgayit", "Сумгайыт"]},
      {"name": "Mərdəkan", "name_ru": "Мардакян", "name_en": "Mardakan", "spellings": ["Мардакяны", "Мардакан"]},
      {"name": "Şüvəlan", "name_ru": "Шувелян", "name_en": "Shuvalan", "spellings": ["Шувеляны", "Шувалан"]},
      {"name": "Buzovna", "name_ru": "Бузовна", "name_en": "Buzovna", "spellings": ["Бузовны"]},
      {"name": "Binə", "name_ru": "Бина", "name_en": "Bina", "spellings": ["Bina qəsəbəsi"]},
      {"name": "Qala", "name_ru": "Гала", "name_en": "Gala", "spellings": ["Qala qəsəbəsi"]},
      {"name": "Türkan", "name_ru": "Тюркян", "name_en": "Turkan", "spellings": ["Тюркяны"]},
      {"name": "Zirə", "name_ru": "Зиря", "name_en": "Zira", "spellings": []},
      {"name": "Şağan", "name_ru": "Шаган", "name_en": "Shagan", "spellings": []},
      {"name": "Dübəndi", "name_ru": "Дюбенди", "name_en": "Dubandi", "spellings": []},
      {"name": "Gürgən", "name_ru": "Гюргян", "name_en": "Gurgan", "spellings": []},
      {"name": "Lökbatan", "name_ru": "Локбатан", "name_en": "Lokbatan", "spellings": []},
      {"name": "Sahil qəsəbəsi", "name_ru": "посёлок Сахил", "name_en": "Sahil settlement", "spellings": ["Sahil qəs.", "Sahil q.", "пос. Сахил", "Primorsk", "Приморск"]},
      {"name": "Ələt", "name_ru": "Алят", "name_en": "Alat", "spellings": []},
      {"name": "Səngəçal", "name_ru": "Сангачал", "name_en": "Sangachal", "spellings": []},
      {"name": "Qobustan", "name_ru": "Гобустан", "name_en": "Gobustan", "spellings": ["Кобустан"]},
      {"name": "Puta", "name_ru": "Пута", "name_en": "Puta", "spellings": []},
      {"name": "Müşfiqabad", "name_ru": "Мушвигабад", "name_en": "Mushfigabad", "spellings": ["Мушфигабад"]},
      {"name": "Qızıldaş", "name_ru": "Кызылдаш", "name_en": "Gizildash", "spellings": []},
      {"name": "Korgöz", "name_ru": "Коргёз", "name_en": "Korgoz", "spellings": []},
      {"name": "Çilov", "name_ru": "Чилов", "name_en": "Chilov", "spellings": ["Жилой"]},
      {"name": "Corat", "name_ru": "Джорат", "name_en": "Jorat", "spellings": []},
      {"name": "Hacı Zeynalabdin", "name_ru": "Гаджи Зейналабдин", "name_en": "Haji Zeynalabdin", "spellings": []},
      {"name": "Ceyranbatan", "name_ru": "Джейранбатан", "name_en": "Jeyranbatan", "spellings": []}]'::jsonb),
  ('post'::delivery_kind, 5, 'Bütün Azərbaycan', 'Весь Азербайджан', 'All of Azerbaijan', '[{"upTo": 2000, "price": 500}, {"upTo": 5000, "price": 700}, {"upTo": 10000, "price": 1000}, {"upTo": 20000, "price": 1500}, {"upTo": 30000, "price": 2000}]'::jsonb, NULL::integer, NULL::integer,
    '[]'::jsonb)
) AS z (kind, priority, name, name_ru, name_en, bands, per_kg, free_from, places)
JOIN delivery_ways w ON w.kind = z.kind;
-- Where the contact data has an address, orders are picked up there.
INSERT INTO pickup_points (address, address_ru, address_en, phone_number, hours, hours_ru, hours_en, priority)
SELECT coalesce(nullif(c.address, ''), 'Bakı'), coalesce(c.address_ru, 'Баку'), coalesce(c.address_en, 'Baku'),
  coalesce(c.phone_number, ''), 'B.e.–Şənbə, 09:00–18:00', 'Пн–Сб, 09:00–18:00', 'Mon–Sat, 09:00–18:00', 1
FROM (SELECT 1) one LEFT JOIN contacts c ON c.id = 1;
