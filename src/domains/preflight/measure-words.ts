import type { Message } from '../../lib/errors.ts'
import type { Measure } from './finding-output.ts'

/** Figures with their unit. */
export const unitTexts: Record<Exclude<Measure['unit'], 'names'>, Message> = {
  mm: /*i18n*/ { id: 'preflight.unit.mm', message: '{value} mm' },
  pt: /*i18n*/ { id: 'preflight.unit.pt', message: '{value} pt' },
  dpi: /*i18n*/ { id: 'preflight.unit.dpi', message: '{value} dpi' },
  percent: /*i18n*/ { id: 'preflight.unit.percent', message: '{value} %' },
  size: /*i18n*/ { id: 'preflight.unit.size', message: '{width} × {height} mm' },
  pages: /*i18n*/ { id: 'preflight.unit.pages', message: '{value, plural, one {# page} other {# pages}}' },
}

/** What stands beside a target. */
export const noteTexts = {
  eachSide: /*i18n*/ { id: 'preflight.note.eachSide', message: 'on each side' },
  atLeast: /*i18n*/ { id: 'preflight.note.atLeast', message: 'at least' },
  atMost: /*i18n*/ { id: 'preflight.note.atMost', message: 'at most' },
} as const satisfies Record<string, Message>

/** What was looked at, as a list of what is in order names it. */
export const groupTexts = {
  pageCount: /*i18n*/ { id: 'preflight.group.pageCount', message: 'number of pages' },
  size: /*i18n*/ { id: 'preflight.group.size', message: 'size' },
  bleed: /*i18n*/ { id: 'preflight.group.bleed', message: 'bleed' },
  margins: /*i18n*/ { id: 'preflight.group.margins', message: 'distance to the cut' },
  resolution: /*i18n*/ { id: 'preflight.group.resolution', message: 'sharpness of pictures' },
  fonts: /*i18n*/ { id: 'preflight.group.fonts', message: 'fonts' },
  colours: /*i18n*/ { id: 'preflight.group.colours', message: 'colours' },
  ink: /*i18n*/ { id: 'preflight.group.ink', message: 'amount of ink' },
  inkPartly: /*i18n*/ {
    id: 'preflight.group.inkPartly',
    message: 'amount of ink (not of parts in RGB, transparent or overprinting)',
  },
  overprint: /*i18n*/ { id: 'preflight.group.overprint', message: 'overprint' },
  lines: /*i18n*/ { id: 'preflight.group.lines', message: 'lines' },
  textSize: /*i18n*/ { id: 'preflight.group.textSize', message: 'size of text' },
} as const satisfies Record<string, Message>
