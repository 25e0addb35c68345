import { HalftoneSheet } from '../../../ui/halftone-sheet.tsx'

const [width, height] = [1344, 480]

/** The bay: deep towards the lower right. */
const sea = (x: number, y: number) => {
  const depth = x * 0.9 + y * 0.75 - 1.08
  return depth > 0 ? 0.12 + depth * 1.5 : 0
}

const avenues = ['M-20 330 520 250 900 120 1400 60', 'M120-20 300 500', 'M640-20 700 260 820 500']
const streets = [
  'M-20 130 640 60 1000-20',
  'M-20 420 560 380 830 300',
  'M430-20 560 500',
  'M860-20 930 330',
  'M1060-20 1110 260',
  'M220 180 700 110 1110 40',
  'M240 300 620 440',
  'M1260-20 1290 130',
]

/** A town on a bay, of no place in particular: what stands where the map will be. */
export const MapDrawing = () => (
  <>
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className="absolute inset-0 size-full text-paper"
      stroke="currentColor"
    >
      <path strokeWidth={11} d={streets.join('')} />
      <path strokeWidth={24} d={avenues.join('')} />
      <path
        stroke="#121212"
        strokeWidth={1}
        strokeDasharray="1 7"
        strokeLinecap="round"
        d={avenues.join('')}
      />
    </svg>
    <HalftoneSheet
      width={width}
      height={height}
      step={16}
      angle={45}
      tone={sea}
      className="absolute inset-0 size-full text-key"
    />
    <svg
      aria-hidden="true"
      viewBox="-60 -60 120 120"
      className="absolute top-[22%] left-1/2 size-22 -translate-x-1/2 -translate-y-1/2 md:top-[38%] md:left-[54%] md:size-30"
      fill="none"
      stroke="#121212"
      strokeWidth={4}
    >
      <circle r={30} fill="#fbfaf6" />
      <circle r={11} fill="#121212" />
      <path d="M0-58V58M-58 0H58" />
    </svg>
  </>
)
