import { readyMades } from './ready-mades.ts'

/** The names of all drawings. */
export const readyMadePictures: ReadonlySet<string> = new Set(
  Object.values(readyMades).flatMap(({ picture, products }) => [
    picture,
    ...products.map((product) => product.picture),
  ]),
)

/** The drawing of that name. */
export const readyMadePicture = (name: string): URL => new URL(`./pictures/${name}.svg`, import.meta.url)
