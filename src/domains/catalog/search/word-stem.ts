/** Endings of Azerbaijani, Russian and English words in their folded sound; the longest goes first. */
const endings = (
  'lar ler nin nun dan den lik luk lig lug miz niz in un da de ni nu si su ya ye na ne li lu ci cu im um ' +
  'iami ami iah iam ogo ego omu emu imi aia oie nie nih noi nim nii nogo naia noe kami kam kah koi ov ev ei oi ' +
  'om em ie ii ih ah am ia iu ka ki ku ke ok ek ek ' +
  'ing ed es ' +
  'i u a e o s n'
)
  .split(' ')
  .sort((a, b) => b.length - a.length)

const minStemLength = 4

/** A folded word without its endings: `kartlarinin` → `kart`, `vizitnie` and `vizitka` → `vizit`. */
export function wordStem(word: string): string {
  const ending = endings.find(
    (candidate) => word.length - candidate.length >= minStemLength && word.endsWith(candidate),
  )
  return ending ? wordStem(word.slice(0, -ending.length)) : word
}
