import { useEffect, useState } from 'react'
import type { ArtworkPage } from './artwork-queries.ts'
import { differingPlaces, type Pixels, type Rect } from './differing-places.ts'

/** A page with its picture's address, while there is one. */
type Pictured = { page: ArtworkPage; url: string | null }

/** The longer side at which pictures are compared, px. */
const longest = 900

/**
 * Where a page differs from the same page of the version before, mm of its picture; null until both pictures
 * are compared.
 */
export function useDifferences(now: Pictured, before: Pictured | null): Rect[] | null {
  const [compared, setCompared] = useState<{ of: string; places: Rect[] } | null>(null)
  const of = before && now.url && before.url ? `${now.url} ${before.url}` : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures' addresses say which pages these are
  useEffect(() => {
    if (of === null || before === null) return
    let isGone = false
    compare(now, before).then(
      (places) => isGone || setCompared({ of, places }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [of])
  return compared?.of === of ? compared.places : null
}

async function compare(now: Pictured, before: Pictured): Promise<Rect[]> {
  const { page } = now
  const scale = longest / Math.max(page.width, page.height)
  const places = differingPlaces(await draw(now, page, scale), await draw(before, page, scale))
  return places.map(({ x, y, width, height }) => ({
    x: x / scale,
    y: y / scale,
    width: width / scale,
    height: height / scale,
  }))
}

/** A page on a sheet as large as `sheet`, the corners of both trims at one place: what is cut alike lies alike. */
async function draw({ page, url }: Pictured, sheet: ArtworkPage, scale: number): Promise<Pixels> {
  const picture = new Image()
  picture.src = url ?? ''
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(sheet.width * scale)
  canvas.height = Math.round(sheet.height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No picture can be drawn here.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const [left, top] = [sheet.trim.x - page.trim.x, sheet.trim.y - page.trim.y]
  context.drawImage(picture, left * scale, top * scale, page.width * scale, page.height * scale)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
