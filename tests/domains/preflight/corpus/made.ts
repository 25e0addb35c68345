import { readFile } from 'node:fs/promises'
import {
  type Check,
  defaultProfiles,
  type Profile,
  severityOf,
} from '../../../../src/domains/preflight/profile-input.ts'
import { type Fault, madeFiles } from './made-files.ts'
import { anySize, card, type Faulty, leaflet, type Sample } from './sample.ts'

export const madeFolder = new URL('./made/', import.meta.url)

const brochure: Profile = { ...defaultProfiles.brochure, sizes: card.sizes }
/** What these are printed as; all others are cards. */
const profiles: Record<string, Profile> = {
  'cairo/two-sizes': anySize,
  'inkscape/two-sizes': anySize,
  'libreoffice/writer-two-sizes': anySize,
  'chromium/clean-leaflet': leaflet,
  'ghostscript/clean-brochure': { ...brochure, sizes: leaflet.sizes },
  'ghostscript/clean-print-standard': brochure,
  'ghostscript/no-output-intent': brochure,
}

function sampleOf(maker: string, name: string): Sample & { maker: string; profile: Profile } {
  const file = `${maker}/${name}`
  const profile = profiles[file] ?? (name.startsWith('writer-') ? leaflet : card)
  return { name: file, maker, profile, make: () => readFile(new URL(`${file}.pdf`, madeFolder)) }
}

export type MadeFaulty = Faulty & { maker: string }
/** `looks`: what they are looked at for, though nothing is wrong with them. */
export type MadeClean = Sample & { maker: string; looks: readonly Check[] }

const fileOf = Object.entries(madeFiles)
export const madeFaulty: readonly MadeFaulty[] = fileOf.flatMap(([maker, { faulty }]) =>
  Object.entries(faulty).map(([name, fault]) => {
    const sample = sampleOf(maker, name)
    return { ...sample, ...expectationOf(fault, sample.profile) }
  }),
)
export const madeClean: readonly MadeClean[] = fileOf.flatMap(([maker, { clean }]) =>
  Object.entries(clean).map(([name, looks]) => ({ ...sampleOf(maker, name), looks })),
)

function expectationOf(fault: Fault, profile: Profile): Pick<Faulty, 'expect' | 'severity'> {
  const expect = fault.replace(/ look$/, '') as Check
  return { expect, severity: fault.endsWith(' look') ? 'look' : severityOf(profile, expect) }
}
