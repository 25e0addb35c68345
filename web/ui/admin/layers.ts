/** The container of overlays, in which styles and colours apply. */
export const layerRoot = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-admin]')

/** Marks a modal that is open. */
export const modalMark = { 'data-modal': '' }

/** The active modal: the one that was opened last. */
export const topModal = (): Element | undefined => [...document.querySelectorAll('[data-modal]')].at(-1)

/** Only the active modal can be reached, also when a screen tries to take the focus. */
export function settleLayers(): void {
  const top = topModal()
  for (const layer of layerRoot()?.children ?? [])
    layer.toggleAttribute('inert', top !== undefined && !layer.contains(top))
}
