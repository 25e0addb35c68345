/** Where what lies above the page is put: styles and colours hold in there. */
export const layerRoot = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-admin]')

/** Marks a modal that is open. */
export const modalMark = { 'data-modal': '' }

/** The modal that has the say: the latest one that was opened. */
export const topModal = (): Element | undefined => [...document.querySelectorAll('[data-modal]')].at(-1)

/** Only the modal that has the say can be reached, also by a screen that would take the focus meanwhile. */
export function settleLayers(): void {
  const top = topModal()
  for (const layer of layerRoot()?.children ?? [])
    layer.toggleAttribute('inert', top !== undefined && !layer.contains(top))
}
