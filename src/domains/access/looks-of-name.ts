/** Letters of other alphabets beside the Latin ones that they look like. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [
    ['АаΑαɑ', 'a'],
    ['ВвΒβЬь', 'b'],
    ['СсϹϲ', 'c'],
    ['ԀԁƊ', 'd'],
    ['ЕеЁёΕεє', 'e'],
    ['ɡ', 'g'],
    ['НнΗҺһ', 'h'],
    ['ІіΙιıӀӏ|1Ll', 'i'],
    ['ЈјϳJ', 'j'],
    ['КкΚκ', 'k'],
    ['МмΜ', 'm'],
    ['Νη', 'n'],
    ['ОоΟο0', 'o'],
    ['РрΡρ', 'p'],
    ['Ԛԛ', 'q'],
    ['Гг', 'r'],
    ['Ѕѕ', 's'],
    ['ТтΤτ', 't'],
    ['υ', 'u'],
    ['νѴѵ', 'v'],
    ['Ԝԝѡω', 'w'],
    ['ХхΧχ', 'x'],
    ['УуΥγ', 'y'],
    ['Ζ', 'z'],
  ].flatMap(([signs = '', latin = '']) => [...signs].map((sign) => [sign, latin] as const)),
)

/**
 * What a short name looks like: two of which this is the same can't be told apart at a glance, whatever their case,
 * alphabet, marks, spaces and unseen signs (PER-14).
 */
export const looksOf = (name: string): string =>
  [...name.normalize('NFKD').replace(/[^\p{L}\p{N}|]/gu, '')]
    .map((sign) => lookAlikes.get(sign) ?? sign.toLowerCase())
    .join('')
