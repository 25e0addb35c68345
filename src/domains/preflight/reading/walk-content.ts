import { type PDFDict, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { areaOf, type Box, contains, grow, intersect, isNothing } from './box.ts'
import type { Budget } from './budget.ts'
import type { Colour } from './colour.ts'
import { colourSpaceOf } from './colour-space.ts'
import { contentOf, dictEntry, entry, nameEntry, numbersOf } from './dictionaries.ts'
import { type Font, fontOf } from './font.ts'
import { gradientInk } from './gradient-ink.ts'
import {
  extend,
  type GraphicsState,
  type Ink,
  initialState,
  isTransparent,
  ofGroup,
} from './graphics-state.ts'
import type { Mark, PlacedPicture, TakeMark } from './marks.ts'
import { identity, type Matrix, matrixOf, multiply, scaleOf } from './matrix.ts'
import { Path } from './path.ts'
import { inlinePictureOf, isStencil, pictureOf } from './placed-picture.ts'
import { setInk } from './set-ink.ts'
import { setText } from './set-text.ts'
import { TextPosition } from './text-position.ts'
import { type DictToken, nameOf, numbersIn, type Operand, readOperators } from './tokens.ts'

/** The maximum depth of nested forms; renderers stop sooner. */
const maxDepth = 24
const maxSaved = 500

export type ContentOptions = {
  budget: Budget
  /** In the page's points: nothing is painted outside it. */
  sheet: Box
  take: TakeMark
  /** Called for each shown text, in any colour. */
  noteFont: (font: Font) => void
  /** Layers that are switched off, by object number. */
  hiddenLayers: ReadonlySet<number>
}

/**
 * Walks the content of a page and of all forms in it, and reports what it paints: colours as they are
 * written, which renderers turn into RGB.
 * @throws Unread when it takes too long
 */
export function walkContent(
  content: Uint8Array,
  resources: PDFDict | undefined,
  options: ContentOptions,
): void {
  new Walk(options, resources, { ...initialState, clip: options.sheet }, []).run(content)
}

class Walk {
  readonly #options: ContentOptions
  readonly #resources: PDFDict | undefined
  /** The forms that contain this one. */
  readonly #around: readonly PDFRawStream[]
  /** The matrix that patterns are placed by, whatever the content has changed since. */
  readonly #base: Matrix
  readonly #saved: GraphicsState[] = []
  readonly #text = new TextPosition()
  /** For each open marked content, whether it is hidden. */
  readonly #hidden: boolean[] = []
  #state: GraphicsState
  #path = new Path()
  #clips = false

  constructor(
    options: ContentOptions,
    resources: PDFDict | undefined,
    state: GraphicsState,
    around: readonly PDFRawStream[],
  ) {
    this.#options = options
    this.#resources = resources
    this.#state = state
    this.#base = state.ctm
    this.#around = around
  }

  run(content: Uint8Array): void {
    readOperators(content, (operator, operands) => {
      this.#options.budget.spendOperator()
      if (!this.#build(operator, operands) && !this.#show(operator, operands)) this.#set(operator, operands)
    })
  }

  /** Paths. */
  #build(operator: string, operands: readonly Operand[]): boolean {
    const n = numbersIn(operands)
    const { ctm } = this.#state
    switch (operator) {
      case 'm':
        this.#path.move(ctm, n[0] ?? 0, n[1] ?? 0)
        return true
      case 'l':
        this.#path.line(ctm, n[0] ?? 0, n[1] ?? 0)
        return true
      case 'c':
      case 'v':
      case 'y':
        this.#path.curve(ctm, n)
        return true
      case 're':
        this.#path.rectangle(ctm, n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, n[3] ?? 0)
        return true
      case 'h':
        this.#path.close()
        return true
      case 'W':
      case 'W*':
        this.#clips = true
        return true
      case 'n':
        this.#endPath(false, false)
        return true
      case 'S':
      case 's':
        this.#endPath(false, true)
        return true
      case 'f':
      case 'F':
      case 'f*':
        this.#endPath(true, false)
        return true
      case 'B':
      case 'B*':
      case 'b':
      case 'b*':
        this.#endPath(true, true)
        return true
      default:
        return false
    }
  }

  #endPath(fills: boolean, draws: boolean): void {
    const path = this.#path
    const state = this.#state
    if (!path.isEmpty) {
      if (fills) this.#fill(path)
      if (draws) {
        const width = state.lineWidth * scaleOf(state.ctm)
        const box = intersect(grow(path.box, width / 2), state.clip)
        this.#paint(state.stroke, box, state.strokeAlpha, state.strokeOverprints, (colour, painted) => ({
          of: 'line',
          colour,
          width,
          ...painted,
        }))
      }
    }
    if (this.#clips) this.#state = { ...state, clip: intersect(state.clip, path.box) }
    this.#clips = false
    this.#path = new Path()
  }

  #fill(path: Path): void {
    const { fill, clip, fillAlpha, fillOverprints, keepsUnderZero } = this.#state
    const box = intersect(path.box, clip)
    // The area shrinks in proportion to what the clipping path cuts off.
    const left = areaOf(path.box) > 0 ? areaOf(box) / areaOf(path.box) : 0
    this.#paint(fill, box, fillAlpha, fillOverprints, (colour, painted) => ({
      of: 'fill',
      colour,
      area: path.area * left,
      keepsUnderZero,
      ...painted,
    }))
  }

  /** Text, pictures, forms, shadings. */
  #show(operator: string, operands: readonly Operand[]): boolean {
    const set = setText(operator, numbersIn(operands), this.#state, this.#text)
    if (set !== null) {
      this.#state = set
      return true
    }
    switch (operator) {
      case "'":
      case '"':
        this.#text.move(0, -this.#state.leading)
        this.#showText(operands)
        return true
      case 'Tj':
      case 'TJ':
        this.#showText(operands)
        return true
      case 'Do':
        this.#showObject(nameOf(operands[0]))
        return true
      case 'BI':
        if (operands[0] instanceof Map) this.#showInline(operands[0])
        return true
      case 'sh':
        this.#showShading(nameOf(operands[0]))
        return true
      default:
        return false
    }
  }

  #showText(operands: readonly Operand[]): void {
    const state = this.#state
    const characters = countCharacters(operands)
    const size = this.#text.sizeIn(state)
    const box = intersect(this.#text.show(state, characters), state.clip)
    if (characters === 0 || state.renderMode === 3) return
    if (state.font && !this.#isHiddenNow) this.#options.noteFont(state.font)
    if (state.renderMode === 7) return
    const draws = state.renderMode % 4 === 1
    const [ink, alpha, overprints] = draws
      ? [state.stroke, state.strokeAlpha, state.strokeOverprints]
      : [state.fill, state.fillAlpha, state.fillOverprints]
    this.#paint(ink, box, alpha, overprints, (colour, painted) => ({
      of: 'text',
      colour,
      size,
      font: state.font,
      ...painted,
    }))
  }

  #showObject(name: string | undefined): void {
    const objects = this.#resources && dictEntry(this.#resources, 'XObject')
    if (name === undefined || objects === undefined) return
    const stream = entry(objects, name)
    if (!(stream instanceof PDFRawStream) || this.#isHiddenLayer(stream.dict)) return
    const kind = nameEntry(stream.dict, 'Subtype')
    if (kind === 'Form') this.#showForm(stream)
    if (kind === 'Image') this.#showPicture(stream.dict, referenceIn(objects, name))
  }

  #showForm(form: PDFRawStream): void {
    if (this.#around.length >= maxDepth || this.#around.includes(form)) return
    const { dict } = form
    const ctm = multiply(matrixIn(dict), this.#state.ctm)
    const clip = clipTo(numbersOf(entry(dict, 'BBox')), ctm, this.#state)
    const state = { ...this.#state, ctm, clip }
    const isGroup = dictEntry(dict, 'Group') !== undefined
    const walk = new Walk(
      isGroup && isTransparent(state, state.fillAlpha) ? this.#seeThrough() : this.#inner(),
      dictEntry(dict, 'Resources') ?? this.#resources,
      isGroup ? ofGroup(state) : state,
      [...this.#around, form],
    )
    walk.run(contentOf(form))
  }

  #showPicture(dict: PDFDict, objectNumber: number | undefined): void {
    const picture = pictureOf(dict, this.#resources, this.#state.ctm, objectNumber)
    this.#placePicture(picture)
    if (entry(dict, 'ImageMask')?.toString() === 'true') this.#fillUnit()
  }

  #showInline(dict: DictToken): void {
    this.#placePicture(inlinePictureOf(dict, this.#resources, this.#state.ctm))
    if (isStencil(dict)) this.#fillUnit()
  }

  #placePicture(picture: PlacedPicture): void {
    const { ctm, clip, fillAlpha, fillOverprints } = this.#state
    const unit = new Path()
    unit.rectangle(ctm, 0, 0, 1, 1)
    this.#take({
      of: 'picture',
      picture,
      box: intersect(unit.box, clip),
      overprints: fillOverprints,
      isTransparent: isTransparent(this.#state, fillAlpha) || picture.hasMask,
    })
  }

  /** A stencil prints in the fill colour, somewhere in its square. */
  #fillUnit(): void {
    const unit = new Path()
    unit.rectangle(this.#state.ctm, 0, 0, 1, 1)
    const { fill, clip, fillAlpha, fillOverprints } = this.#state
    this.#paint(fill, intersect(unit.box, clip), fillAlpha, fillOverprints, (colour, painted) => ({
      of: 'fill',
      colour,
      area: 0,
      keepsUnderZero: false,
      ...painted,
    }))
  }

  #showShading(name: string | undefined): void {
    const shadings = this.#resources && dictEntry(this.#resources, 'Shading')
    const shading = name === undefined ? undefined : shadings && dictEntry(shadings, name)
    if (shading) this.#takeShading(shading, this.#state.clip)
  }

  #takeShading(shading: PDFDict, box: GraphicsState['clip']): void {
    const { fillAlpha, fillOverprints } = this.#state
    const space = colourSpaceOf(entry(shading, 'ColorSpace'), this.#resources)
    this.#take({
      of: 'shading',
      space,
      slopes: gradientInk(shading, space),
      box,
      overprints: fillOverprints,
      isTransparent: isTransparent(this.#state, fillAlpha),
    })
  }

  #paint(
    { colour, pattern }: Ink,
    box: GraphicsState['clip'],
    alpha: number,
    overprints: boolean,
    mark: (colour: Colour, painted: Pick<Mark, 'box' | 'overprints' | 'isTransparent'>) => Mark,
  ): void {
    // Invisible.
    if (alpha === 0) return
    if (pattern !== null) this.#paintPattern(pattern, box)
    else this.#take(mark(colour, { box, overprints, isTransparent: isTransparent(this.#state, alpha) }))
  }

  #paintPattern(pattern: PDFDict, box: GraphicsState['clip']): void {
    const shading = dictEntry(pattern, 'Shading')
    if (shading) this.#takeShading(shading, box)
    const stream = shading ? undefined : this.#patternStream(pattern)
    if (stream === undefined || this.#around.length >= maxDepth || this.#around.includes(stream)) return
    const ctm = multiply(matrixIn(pattern), this.#base)
    const state = { ...initialState, ctm, clip: clipTo(numbersOf(entry(pattern, 'BBox')), ctm, initialState) }
    const isOneTile = contains(state.clip, box)
    // Tiles cover the shape: the content of one of them counts for the whole shape.
    const spread = (mark: Mark): Mark => (mark.of === 'fill' ? { ...mark, box, area: 0 } : { ...mark, box })
    const take: TakeMark = (mark) =>
      this.#take(isOneTile ? { ...mark, box: intersect(mark.box, box) } : spread(mark))
    const walk = new Walk({ ...this.#options, take }, dictEntry(pattern, 'Resources'), state, [
      ...this.#around,
      stream,
    ])
    walk.run(contentOf(stream))
  }

  #patternStream(pattern: PDFDict): PDFRawStream | undefined {
    const patterns = this.#resources && dictEntry(this.#resources, 'Pattern')
    const streams = patterns?.keys().map((key) => entry(patterns, key.decodeText())) ?? []
    return streams.find((stream) => stream instanceof PDFRawStream && stream.dict === pattern) as
      | PDFRawStream
      | undefined
  }

  /** Colours, the state, marked content. */
  #set(operator: string, operands: readonly Operand[]): void {
    const n = numbersIn(operands)
    const state = setInk(operator, operands, this.#state, this.#resources)
    this.#state = state
    switch (operator) {
      case 'q':
        if (this.#saved.length < maxSaved) this.#saved.push(state)
        return
      case 'Q':
        this.#state = this.#saved.pop() ?? state
        return
      case 'cm':
        this.#state = { ...state, ctm: multiply(matrixOf(n) ?? identity, state.ctm) }
        return
      case 'w':
        this.#state = { ...state, lineWidth: Math.max(0, n[0] ?? 1) }
        return
      case 'Tf':
        this.#state = { ...state, font: this.#fontNamed(nameOf(operands[0]) ?? ''), fontSize: n[0] ?? 0 }
        return
      case 'gs': {
        const states = this.#resources && dictEntry(this.#resources, 'ExtGState')
        const dict = states && dictEntry(states, nameOf(operands[0]) ?? '')
        if (dict) this.#state = extend(state, dict)
        return
      }
      case 'BMC':
        this.#hidden.push(false)
        return
      case 'BDC':
        this.#hidden.push(nameOf(operands[0]) === 'OC' && this.#isHidden(nameOf(operands[1])))
        return
      case 'EMC':
        this.#hidden.pop()
        return
    }
  }

  /** A font that the page doesn't define is nowhere in the file. */
  #fontNamed(name: string): Font {
    const fonts = this.#resources && dictEntry(this.#resources, 'Font')
    const dict = fonts && dictEntry(fonts, name)
    return dict ? fontOf(dict) : { name, isEmbedded: false }
  }

  get #isHiddenNow(): boolean {
    return this.#hidden.some(Boolean)
  }

  #isHidden(property: string | undefined): boolean {
    const properties = this.#resources && dictEntry(this.#resources, 'Properties')
    if (properties === undefined || property === undefined) return false
    const number = referenceIn(properties, property)
    if (number !== undefined && this.#options.hiddenLayers.has(number)) return true
    const group = dictEntry(properties, property)
    return group !== undefined && this.#isHiddenLayer(group)
  }

  /** By its own entry `OC`, or by the groups that its membership names. */
  #isHiddenLayer(dict: PDFDict): boolean {
    const numbers = ['OC', 'OCGs'].flatMap((key) => referenceIn(dict, key) ?? [])
    return numbers.some((number) => this.#options.hiddenLayers.has(number))
  }

  #inner(): ContentOptions {
    return this.#isHiddenNow
      ? { ...this.#options, take: () => undefined, noteFont: () => undefined }
      : this.#options
  }

  /** For content of a group that isn't opaque as a whole. */
  #seeThrough(): ContentOptions {
    const inner = this.#inner()
    return { ...inner, take: (mark) => inner.take({ ...mark, isTransparent: true }) }
  }

  #take(mark: Mark): void {
    if (!this.#isHiddenNow && !isNothing(mark.box)) this.#options.take(mark)
  }
}

function countCharacters(operands: readonly Operand[]): number {
  let count = 0
  for (const operand of operands) {
    if (Array.isArray(operand)) count += countCharacters(operand)
    else if (typeof operand === 'object' && operand !== null && 'bytes' in operand) count += operand.bytes
  }
  return count
}

function referenceIn(dict: PDFDict, name: string): number | undefined {
  for (const [key, value] of dict.entries())
    if (value instanceof PDFRef && key.decodeText() === name) return value.objectNumber
  return undefined
}

const matrixIn = (dict: PDFDict): Matrix => matrixOf(numbersOf(entry(dict, 'Matrix'))) ?? identity

function clipTo(box: readonly number[], ctm: Matrix, { clip }: GraphicsState): GraphicsState['clip'] {
  const [left, bottom, right, top] = box
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return clip
  const path = new Path()
  path.rectangle(ctm, left, bottom, right - left, top - bottom)
  return intersect(path.box, clip)
}
