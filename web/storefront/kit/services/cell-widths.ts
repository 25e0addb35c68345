/**
 * The width of a cell of the ruled mosaic, as in `<img sizes>`; one pixel more would fetch the next larger picture.
 */
export const cellWidths = {
  big: '(width >= 1024px) min(50vw - 50px, 718px), (width >= 768px) calc(100vw - 100px), calc(100vw - 44px)',
  small: '(width >= 1024px) min(25vw - 26px, 359px), (width >= 768px) calc(50vw - 50px), calc(50vw - 24px)',
}
