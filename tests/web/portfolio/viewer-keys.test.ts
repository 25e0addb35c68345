import { describe, expect, it } from 'vitest'
import { viewerAction } from '../../../web/storefront/screens/portfolio/use-viewer-gestures.ts'

const press = (key: string, zoomed = false, held: Partial<{ ctrlKey: boolean; metaKey: boolean }> = {}) =>
  viewerAction({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, zoomed)

describe('keys of the viewer', () => {
  it('steps by arrows while the whole picture is shown', () => {
    expect(press('ArrowRight')).toEqual({ act: 'step', by: 1 })
    expect(press('ArrowLeft')).toEqual({ act: 'step', by: -1 })
    expect(press('ArrowDown')).toBeNull()
  })

  it('moves over a close picture by arrows, and steps by Page Up and Page Down', () => {
    expect(press('ArrowRight', true)).toEqual({ act: 'move', x: 80, y: 0 })
    expect(press('ArrowUp', true)).toEqual({ act: 'move', x: 0, y: -80 })
    expect(press('PageDown', true)).toEqual({ act: 'step', by: 1 })
  })

  it('goes to the first and the last, and zooms', () => {
    expect(press('Home')).toEqual({ act: 'end', end: 'first' })
    expect(press('End')).toEqual({ act: 'end', end: 'last' })
    expect(press('=')).toEqual(press('+'))
    expect(press('-')).toEqual({ act: 'zoom', by: -1 })
    expect(press('0')).toEqual({ act: 'whole' })
  })

  it('leaves the browser its own keys', () => {
    expect(press('+', false, { ctrlKey: true })).toBeNull()
    expect(press('-', false, { metaKey: true })).toBeNull()
    expect(press('Tab')).toBeNull()
    expect(press('Enter')).toBeNull()
  })
})
