import { Trans } from '@lingui/react/macro'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { ArtworkWord } from './artwork-word.tsx'
import { type DraftLine, lineArtworks } from './lines.ts'

type ArtworkChoiceProps = { line: DraftLine; onChange: (next: Partial<DraftLine>) => void }

/** Who makes the artwork of a line. */
export const ArtworkChoice = ({ line, onChange }: ArtworkChoiceProps) => (
  <AdminField label={<Trans>Artwork</Trans>}>
    <AdminSelect
      value={line.artwork}
      onChange={({ target }) => {
        const artwork = lineArtworks.find((one) => one === target.value)
        if (artwork) onChange({ artwork })
      }}
    >
      {lineArtworks.map((one) => (
        <option key={one} value={one}>
          <ArtworkWord artwork={one} />
        </option>
      ))}
    </AdminSelect>
  </AdminField>
)
