/**
 * Makes the files that preflight is tried on (PRE-4) with programs that customers use, into
 * tests/domains/preflight/corpus/made/ by maker: `node tools/make-preflight-corpus/make.ts`, with names of makers only
 * theirs. What is known of each file stands in tests/domains/preflight/corpus/made-files.ts. It needs, on Debian 12:
 * apt-get install --no-install-recommends python3-cairo ghostscript qpdf inkscape libreoffice-draw libreoffice-writer
 * chromium-headless-shell weasyprint scribus fonts-roboto-unhinted
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeChromium } from './chromium.ts'
import { makeGhostscript } from './ghostscript.ts'
import { makeInkscape } from './inkscape.ts'
import { makeLibreOffice } from './libre-office.ts'
import { drawPictures } from './pictures.ts'
import { type Folders, run } from './program.ts'
import { makeWeasyprint } from './weasyprint.ts'

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const makers: Record<string, (folders: Folders) => Promise<void>> = {
  cairo: ({ pictures, target }) => run('/usr/bin/python3', [beside('with_cairo.py'), pictures, target]),
  ghostscript: makeGhostscript,
  inkscape: makeInkscape,
  chromium: makeChromium,
  weasyprint: makeWeasyprint,
  scribus: ({ pictures, target }) =>
    run('scribus', ['-g', '-ns', '-py', beside('with_scribus.py'), pictures, target]),
  libreoffice: makeLibreOffice,
}

const corpus = fileURLToPath(new URL('../../tests/domains/preflight/corpus/made/', import.meta.url))
const work = await mkdtemp(join(tmpdir(), 'preflight-corpus-'))
await drawPictures(work)
const [, , ...names] = process.argv
for (const [name, make] of Object.entries(makers)) {
  if (names.length > 0 && !names.includes(name)) continue
  const target = join(corpus, name)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await make({ pictures: work, work, target })
  process.stdout.write(`${name}\n`)
}
await rm(work, { recursive: true })
