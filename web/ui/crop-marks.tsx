/** Marks outside the corners of the nearest `relative` box. */
export const CropMarks = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`crop-marks ${className}`} />
)
