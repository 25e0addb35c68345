/** Draws the pictures of the demo company into prisma/demo/pictures: `node tools/draw-demo/draw.ts [part of a name]` */
import { writeFile } from 'node:fs/promises'
import { campaignScenes } from './campaigns.ts'
import { picture } from './ink.ts'
import { paperProducts } from './products-paper.ts'
import { thingProducts } from './products-things.ts'
import { projectScenes } from './projects.ts'
import { siteScenes } from './site.ts'

const scenes = { ...paperProducts, ...thingProducts, ...projectScenes, ...campaignScenes, ...siteScenes }
const wanted = process.argv[2] ?? ''

for (const [name, { width, height, draw }] of Object.entries(scenes)) {
  if (!name.includes(wanted)) continue
  await writeFile(
    new URL(`../../prisma/demo/pictures/${name}.svg`, import.meta.url),
    picture(width, height, draw),
  )
}
