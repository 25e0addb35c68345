/**
 * Every journey in every variation, as `npm run trust` walks them. Other runs leave out those with `@release` in their
 * names, which vary what another one proves.
 */
export const isRelease = process.env.JOURNEYS === 'all'

/** For the name of a journey that is written once for several variations: every run walks the first. */
export const unlessFirst = (isFirst: boolean) => (isFirst ? '' : ' @release')
