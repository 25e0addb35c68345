-- Spellings of one sound are read from left to right, each letter once, as in src/lib/text-folding.ts: `cx` was read as
-- the ch that came of it, and ts was no sound of its own. tests/domains/customers/name-sound.test.ts compares both.
CREATE OR REPLACE FUNCTION name_sound(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  -- lower() may know no letters but a to z: that depends on the database's locale.
  sound text := translate(lower(translate(value, 'İIı', 'iii')),
    'ƏŞÇĞÖÜəşçğöüАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯӘҒҜӨҮҺҸЈІЇЄҐё''’ʼ`',
    'escgouescgouабвгдеежзийклмнопрстуфхцчшщъыьэюяәғҝөүһҹјіїєґе');
BEGIN
  sound := replace(replace(replace(replace(sound, 'ю', 'iu'), 'я', 'ia'), 'ъ', ''), 'ь', '');
  sound := translate(sound, 'абвгдежзийклмнопрстуфхцчшщыэәғҝөүһҹјіїєґ', 'abvgdejziiklmnoprstufhccssieeggouhciiieg');
  sound := btrim(regexp_replace(sound, '[^[:alnum:]]+', ' ', 'g'));
  SELECT coalesce(string_agg(
      CASE
        WHEN part[1] IN ('shch', 'sch', 'sh') THEN 's'
        WHEN part[1] IN ('dzh', 'dj', 'ch', 'ts') THEN 'c'
        WHEN part[1] = 'zh' THEN 'j'
        WHEN part[1] IN ('kh', 'ks', 'x') THEN 'h'
        WHEN part[1] IN ('gh', 'q') THEN 'g'
        WHEN part[1] = 'ph' THEN 'f'
        WHEN part[1] = 'ck' THEN 'k'
        WHEN part[1] = 'oo' THEN 'u'
        WHEN part[1] = 'w' THEN 'v'
        WHEN part[1] IN ('yj', 'y') THEN 'i'
        ELSE part[1]
      END, '' ORDER BY place), '')
    INTO sound
    FROM regexp_matches(sound,
      '(shch|sch|dzh|dj|zh|kh|ks|x|ch|sh|gh|ph|ck|oo|q|w|yj|y|\mts|ts(?=[aeiouy])|.)', 'g') WITH ORDINALITY AS parts(part, place);
  sound := regexp_replace(sound, '([[:alpha:]])\1+', '\1', 'g');
  sound := regexp_replace(translate(sound, 'ehj', 'agc'), 'i+(?=[aou])', '', 'g');
  sound := btrim(regexp_replace(sound, '([[:alpha:]])\1+', '\1', 'g'));
  RETURN ' ' || nullif(sound, '');
END $$;

UPDATE users SET name_sound = coalesce(name_sound(name || ' ' || surname), '')
WHERE name_sound <> coalesce(name_sound(name || ' ' || surname), '');
