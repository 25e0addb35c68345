/** What a key asks of the viewer. */
export type ViewerAction =
  | { act: 'step'; by: 1 | -1 }
  | { act: 'end'; end: 'first' | 'last' }
  | { act: 'zoom'; by: 1 | -1 }
  | { act: 'whole' }
  /** Of the part that is seen of a close picture. */
  | { act: 'move'; x: number; y: number }

/** How far an arrow key moves, px. */
const stride = 80

const arrows: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const others: Record<string, ViewerAction> = {
  PageUp: { act: 'step', by: -1 },
  PageDown: { act: 'step', by: 1 },
  Home: { act: 'end', end: 'first' },
  End: { act: 'end', end: 'last' },
  '+': { act: 'zoom', by: 1 },
  '=': { act: 'zoom', by: 1 },
  '-': { act: 'zoom', by: -1 },
  '0': { act: 'whole' },
}

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** Arrows step through whole pictures and move over a close one; keys with Ctrl, ⌘ or Alt are the browser's. */
export function viewerAction({ key, ctrlKey, metaKey, altKey }: Key, zoomed: boolean): ViewerAction | null {
  if (ctrlKey || metaKey || altKey) return null
  const way = arrows[key]
  if (!way) return others[key] ?? null
  if (zoomed) return { act: 'move', x: way.x * stride, y: way.y * stride }
  return way.x === 0 ? null : { act: 'step', by: way.x }
}
