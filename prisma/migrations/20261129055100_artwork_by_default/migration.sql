-- A profile of each kind for artwork of any size, where there is none yet (ART-20).
INSERT INTO preflight_profiles (kind, name, name_ru, name_en, rules)
SELECT made.kind::preflight_kind, made.name, made.name_ru, made.name_en, made.rules::jsonb
FROM (VALUES
  ('card', 'Vizit kartı', 'Визитка', 'Business card', '{"sizes":[],"bleed":3,"safe":3,"resolution":{"must":150,"look":300},"ink":{"must":320,"look":300,"area":0.1},"spots":[],"thinnestLine":0.25,"smallestText":5,"smallestRichText":10,"scales":[1],"severities":{},"staffProof":false,"kind":"card","pages":{"min":1,"max":2}}'),
  ('leaflet', 'Vərəq və qablaşdırma', 'Листовая продукция и упаковка', 'Leaflet and packaging', '{"sizes":[],"bleed":3,"safe":3,"resolution":{"must":150,"look":300},"ink":{"must":320,"look":300,"area":0.1},"spots":[],"thinnestLine":0.25,"smallestText":5,"smallestRichText":10,"scales":[1],"severities":{},"staffProof":false,"kind":"leaflet","pages":{"min":1,"max":6}}'),
  ('brochure', 'Broşür və kataloq', 'Брошюра и каталог', 'Brochure and catalogue', '{"sizes":[],"bleed":3,"safe":5,"resolution":{"must":150,"look":300},"ink":{"must":320,"look":300,"area":0.1},"spots":[],"thinnestLine":0.25,"smallestText":5,"smallestRichText":10,"scales":[1],"severities":{"outputIntent":"look"},"staffProof":false,"kind":"brochure","pages":{"min":4,"max":null}}'),
  ('largeFormat', 'Geniş format', 'Широкий формат', 'Large format', '{"sizes":[],"bleed":10,"safe":20,"resolution":{"must":40,"look":72},"ink":{"must":320,"look":300,"area":0.1},"spots":[],"thinnestLine":1,"smallestText":12,"smallestRichText":12,"scales":[1,10],"severities":{"rgb":"off","transparency":"off","richText":"off"},"staffProof":false,"kind":"largeFormat","pages":{"min":1,"max":1}}'),
  ('sticker', 'Stiker və etiket', 'Стикер и этикетка', 'Sticker and label', '{"sizes":[],"bleed":2,"safe":2,"resolution":{"must":150,"look":300},"ink":{"must":320,"look":300,"area":0.1},"spots":["CutContour"],"thinnestLine":0.25,"smallestText":5,"smallestRichText":10,"scales":[1],"severities":{},"staffProof":false,"kind":"sticker","pages":{"min":1,"max":null}}'),
  ('textile', 'Geyim', 'Одежда', 'Clothing', '{"sizes":[],"bleed":0,"safe":0,"resolution":{"must":100,"look":200},"ink":{"must":320,"look":300,"area":0.1},"spots":[],"thinnestLine":0.25,"smallestText":5,"smallestRichText":10,"scales":[1],"severities":{"orientation":"off","size":"look","whiteEdge":"off","ink":"off","rgb":"off"},"staffProof":false,"pages":{"min":1,"max":2},"kind":"textile"}'),
  ('gift', 'Suvenir', 'Сувенир', 'Souvenir', '{"sizes":[],"bleed":0,"safe":0,"resolution":{"must":150,"look":300},"ink":{"must":320,"look":300,"area":0.1},"spots":[],"thinnestLine":0.25,"smallestText":5,"smallestRichText":10,"scales":[1],"severities":{"orientation":"off","size":"look","whiteEdge":"off","ink":"off","rgb":"off"},"staffProof":false,"pages":{"min":1,"max":2},"kind":"gift"}')
) AS made (kind, name, name_ru, name_en, rules)
WHERE NOT EXISTS (
  SELECT FROM preflight_profiles p WHERE p.kind = made.kind::preflight_kind AND p.rules -> 'sizes' = '[]');

-- What had a profile of its own went on asking for artwork.
UPDATE services SET artwork = 'Required' WHERE profile_id IS NOT NULL;
UPDATE products SET artwork = 'Required' WHERE profile_id IS NOT NULL;

-- Everything else takes artwork from now on; what its name tells to be printed waits for it. Staff look it over
-- under "Check profiles". Orders that were placed keep having no slot.
CREATE FUNCTION kind_told_by(names text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT kind FROM (VALUES
    (1, 'textile', '\m(futbolka|футболк|köynək|shirt|hudi|hoodie|худи|geyim|одежд|clothing|kepka|кепк|papaq|parça|ткан|tote|tekstil|текстил|textile)'),
    (2, 'gift', '\m(fincan|кружк|mug|termos|термос|flask|qələm|ручк|pens?\M|suvenir|сувенир|souvenir|hədiyyə|подар|gift|nişanı\M|значк|значок|badge|brelok|брелок|keyring|möhür|ştamp|штамп|stamp)'),
    (3, 'sticker', '\m(stiker|стикер|sticker|etiket|этикет|label|yapışqan|наклейк)'),
    (4, 'largeFormat', '\m(banner|баннер|roll-?up|roll\M|ролл|pop-?up|поп-?ап|stend|стенд|lövhə|вывеск|табличк|sign|fasad|фасад|shopfront|plyonka|пл[её]нк|film|hərf|букв|işıq|светов|lightbox|bilbord|билборд|billboard|vitrin|витрин|bayraq|флаг|flag)'),
    (5, 'brochure', '\m(broşür|брошюр|brochure|kataloq|каталог|catalog|jurnal|журнал|magazine|kitab|книг|books?\M|menyu|меню|menus?\M|təqvim|календар|calendar|bloknot|блокнот|notebook)'),
    (6, 'leaflet', '\m(flayer|флаер|flyer|листовк|leaflet|buklet|буклет|plakat|плакат|poster|постер|afişa|афиш|blank|бланк|letterhead|zərf|конверт|envelope|qovluq|папк|folder|sertifikat|сертификат|certificate|diplom|диплом|dəvət|приглаш|invitation|qutu|короб|box|qablaşdırma|упаков|packag|karton|картон|stəkan|стакан|cups?\M|paket|пакет|bags?\M)'),
    (7, 'card', '\m(vizit|визит|карточк|открытк|postcard|kart(ı|lar|ları)?\M|cards?\M)')
  ) AS told (place, kind, pattern)
  WHERE lower(names) ~ pattern ORDER BY place LIMIT 1
$$;

CREATE TEMPORARY TABLE chosen_profiles ON COMMIT DROP AS
SELECT DISTINCT ON (kind) kind::text AS kind, id FROM preflight_profiles WHERE rules -> 'sizes' = '[]' ORDER BY kind, id;

UPDATE services s SET is_artwork_guessed = true,
  artwork = CASE WHEN chosen.id IS NULL THEN s.artwork ELSE 'Required' END, profile_id = chosen.id
FROM (SELECT id, kind_told_by(concat_ws(' ', name, name_ru, name_en)) AS kind FROM services
  WHERE profile_id IS NULL AND deleted_at IS NULL) AS told
  LEFT JOIN chosen_profiles chosen ON chosen.kind = told.kind
WHERE s.id = told.id;

-- A product follows its service unless it is of another kind.
UPDATE products p SET is_artwork_guessed = true, profile_id = chosen.id,
  artwork = CASE WHEN s.artwork = 'Required' THEN NULL ELSE 'Required' END::artwork_need
FROM (SELECT id, kind_told_by(concat_ws(' ', name, name_ru, name_en)) AS kind FROM products
  WHERE profile_id IS NULL AND deleted_at IS NULL) AS told
  JOIN chosen_profiles chosen ON chosen.kind = told.kind
  JOIN products of ON of.id = told.id
  JOIN services s ON s.id = of.service_id AND s.deleted_at IS NULL
  LEFT JOIN preflight_profiles own ON own.id = s.profile_id
WHERE p.id = told.id AND own.kind::text IS DISTINCT FROM told.kind;

DROP FUNCTION kind_told_by;
