import type { Message } from '../../lib/errors.ts'
import type { Side } from './finding-output.ts'
import type { Check } from './profile-input.ts'

/** Where only one side lacks it. */
export const sideTexts: Record<Side, Message> = {
  left: /*i18n*/ { id: 'preflight.bleed.left', message: 'No bleed on the left' },
  right: /*i18n*/ { id: 'preflight.bleed.right', message: 'No bleed on the right' },
  top: /*i18n*/ { id: 'preflight.bleed.top', message: 'No bleed at the top' },
  bottom: /*i18n*/ { id: 'preflight.bleed.bottom', message: 'No bleed at the bottom' },
}

/** How to fix it. */
export const fixTexts: Record<Check, Message> = {
  unread: /*i18n*/ {
    id: 'preflight.unread.mend',
    message: 'You don’t have to do anything: our prepress team will look at it.',
  },
  damaged: /*i18n*/ {
    id: 'preflight.damaged.mend',
    message:
      'Export it again from the program it was made in and send it once more. If this is all you have, leave it: our prepress team will look at it.',
  },
  locked: /*i18n*/ {
    id: 'preflight.locked.mend',
    message:
      'Save it without a password and send it again. If you can’t, write to us: our prepress team will look at it.',
  },
  partlyRead: /*i18n*/ {
    id: 'preflight.partlyRead.mend',
    message: 'You don’t have to do anything: our prepress team will look at the rest.',
  },
  pageCount: /*i18n*/ {
    id: 'preflight.pageCount.mend',
    message: 'Send only the pages that are to be printed, in their order, each as a page of its own.',
  },
  size: /*i18n*/ {
    id: 'preflight.size.mend',
    message:
      'Set the document to the finished size and export it with bleed. Don’t just scale it: text and margins would change as well.',
  },
  orientation: /*i18n*/ {
    id: 'preflight.orientation.mend',
    message: 'Turn the page by 90° and export it again. If it is meant to be so, write to us.',
  },
  mixedSizes: /*i18n*/ {
    id: 'preflight.mixedSizes.mend',
    message: 'Make all pages the same size, or write to us which one is right.',
  },
  bleed: /*i18n*/ {
    id: 'preflight.bleed.mend',
    message:
      'The background and pictures end at the trim line. Extend them outwards by {target} and export the PDF with bleed. InDesign: File, Export, Marks and Bleeds.',
  },
  whiteEdge: /*i18n*/ {
    id: 'preflight.whiteEdge.mend',
    message: 'The cut can shift by a millimetre. Extend the background by {target} beyond the trim line.',
  },
  textCut: /*i18n*/ {
    id: 'preflight.textCut.mend',
    message: 'Move it inwards, at least {target} from the trim line.',
  },
  textMargin: /*i18n*/ {
    id: 'preflight.textMargin.mend',
    message: 'The cut can shift by a millimetre. It is better to move the text a little inwards.',
  },
  partMargin: /*i18n*/ {
    id: 'preflight.partMargin.mend',
    message: 'Move it inwards. If it should reach the edge, extend it beyond the trim line.',
  },
  resolution: /*i18n*/ {
    id: 'preflight.resolution.mend',
    message: 'Place a larger picture, and a logo as vectors.',
  },
  fonts: /*i18n*/ {
    id: 'preflight.fonts.mend',
    message: 'Export the PDF with all fonts embedded, or convert the text to outlines.',
  },
  rgb: /*i18n*/ {
    id: 'preflight.rgb.mend',
    message: 'Convert it to CMYK before export to see how it will look. Otherwise we convert it ourselves.',
  },
  icc: /*i18n*/ {
    id: 'preflight.icc.mend',
    message: 'When exporting, convert the colours to the printing profile.',
  },
  spots: /*i18n*/ {
    id: 'preflight.spots.mend',
    message: 'Convert it to CMYK. If you want this very ink, write to us: it is charged separately.',
  },
  ink: /*i18n*/ {
    id: 'preflight.ink.mend',
    message: 'Such places dry slowly and smear. Convert to CMYK with a profile that limits ink to {target}.',
  },
  whiteOverprint: /*i18n*/ {
    id: 'preflight.whiteOverprint.mend',
    message: 'Switch overprint off for white objects.',
  },
  overprint: /*i18n*/ {
    id: 'preflight.overprint.mend',
    message: 'Look at it with Overprint Preview: where colours overlap, they mix.',
  },
  transparency: /*i18n*/ {
    id: 'preflight.transparency.mend',
    message: 'Usually it prints well. Look at these places once more in the proof.',
  },
  hairline: /*i18n*/ {
    id: 'preflight.hairline.mend',
    message: 'Make it at least {target}, or it may break up or vanish.',
  },
  smallText: /*i18n*/ {
    id: 'preflight.smallText.mend',
    message: 'Make it at least {target}, so that it can be read.',
  },
  richText: /*i18n*/ {
    id: 'preflight.richText.mend',
    message: 'Make it plain black (C0 M0 Y0 K100): inks shift a little, and letters blur.',
  },
  printForbidden: /*i18n*/ {
    id: 'preflight.printForbidden.mend',
    message: 'Remove the restriction in the security settings of the file and send it again.',
  },
  encrypted: /*i18n*/ {
    id: 'preflight.encrypted.mend',
    message: 'It can be printed. Without security settings it is safer.',
  },
  annotations: /*i18n*/ {
    id: 'preflight.annotations.mend',
    message: 'They may get printed. Delete them and export again.',
  },
  forms: /*i18n*/ {
    id: 'preflight.forms.mend',
    message: 'Flatten the form, so that what was filled in gets printed.',
  },
  scripts: /*i18n*/ {
    id: 'preflight.scripts.mend',
    message: 'We never run it. If you can, export the file without it.',
  },
  layers: /*i18n*/ {
    id: 'preflight.layers.mend',
    message: 'What is switched on gets printed. Check that nothing is missing or extra.',
  },
  attachments: /*i18n*/ {
    id: 'preflight.attachments.mend',
    message: 'They aren’t printed. If we need them, send them separately.',
  },
  outputIntent: /*i18n*/ {
    id: 'preflight.outputIntent.mend',
    message: 'Export as PDF/X-4 with Coated FOGRA39.',
  },
  emptyPage: /*i18n*/ {
    id: 'preflight.emptyPage.mend',
    message: 'If it is meant to be empty, leave it. Otherwise send a corrected file.',
  },
}
