import type { Transaction } from '../../db/client.ts'
import type { Fields, Snapshot } from '../content/values.ts'
import { profile } from '../preflight/profile-input.ts'

/** Its figures as they are read aloud; each check that isn't as usual is a field of its own. */
export async function readPreflightProfile(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.preflightProfile.findUnique({ where: { id } })
  if (!row) return null
  const { name, name_ru, name_en } = row
  return { name, fields: { name, name_ru, name_en, ...rulesIn(row.rules) } }
}

function rulesIn(stored: unknown): Fields {
  const rules = profile.safeParse(stored).data
  if (!rules) return {}
  const { kind, sizes, pages, bleed, safe, resolution, ink, spots, severities, staffProof } = rules
  const { thinnestLine, smallestText, smallestRichText, scales } = rules
  const checks = Object.entries(severities).map(([name, severity]) => [`check${capital(name)}`, severity])
  return {
    profileKind: kind,
    sizes: sizes.map(({ width, height }) => `${width} × ${height}`),
    pages: pages.max === null ? `≥ ${pages.min}` : `${pages.min}–${pages.max}`,
    ...{ bleed, safe, thinnestLine, smallestText, smallestRichText, spots },
    ...{ resolutionMust: resolution.must, resolutionLook: resolution.look },
    ...{ inkMust: ink.must, inkLook: ink.look, inkArea: ink.area },
    scales: scales.map((scale) => `1:${scale}`),
    ...(staffProof && { staffProof }),
    ...Object.fromEntries(checks),
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
