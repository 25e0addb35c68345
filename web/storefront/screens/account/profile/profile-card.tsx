import type { ProfileTexts } from '../../../../lib/account/profile-values.ts'
import { CropMarks } from '../../../../ui/crop-marks.tsx'
import { HalftoneSheet } from '../../../../ui/halftone-sheet.tsx'
import { Picture } from '../../../../ui/picture.tsx'

/** Light from the left. */
const tone = (x: number, y: number) => 0.05 + 0.5 * x * y

type ProfileCardProps = { texts: ProfileTexts; photoUrl: string; previewUrl: string | null }

/** The profile as the business card it could be printed as; follows what is typed. */
export function ProfileCard({ texts, photoUrl, previewUrl }: ProfileCardProps) {
  const { name, surname, email, phoneNumber } = texts
  const square = 'size-24 shrink-0 overflow-clip border border-key bg-paper sm:size-32'
  const stored = photoUrl ? (
    <div className={square}>
      <Picture url={photoUrl} alt="" sizes="128px" className="size-full object-cover" />
    </div>
  ) : (
    <div className={`${square} type-d2 grid place-items-center`}>{initials(name, surname)}</div>
  )
  return (
    <div aria-hidden="true" className="relative max-w-110 bg-ink text-key">
      <CropMarks />
      <div className="relative flex min-h-60 flex-col justify-between gap-6 overflow-clip p-5 sm:p-6">
        <HalftoneSheet
          width={400}
          height={240}
          step={13}
          tone={tone}
          className="absolute inset-0 size-full text-paper"
        />
        <div className="relative flex items-start justify-between gap-4">
          <p className="type-d3 min-w-0 break-words">
            {name || '—'}
            <br />
            {surname}
          </p>
          {previewUrl ? (
            <img src={previewUrl} alt="" width={128} height={128} className={`${square} object-cover`} />
          ) : (
            stored
          )}
        </div>
        <p className="type-small relative break-all font-semibold">
          {email}
          <br />
          {phoneNumber}
        </p>
      </div>
    </div>
  )
}

const initials = (name: string, surname: string): string =>
  [name, surname].map((word) => [...word.trim()][0] ?? '').join('')
