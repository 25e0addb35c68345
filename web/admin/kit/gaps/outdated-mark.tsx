import { Plural } from '@lingui/react/macro'
import { Mark } from '../../../ui/admin/mark.tsx'

/** How many translations into a language are outdated; renders nothing where none is. */
export const OutdatedMark = ({ language, count }: { language: 'RU' | 'EN'; count: number }) =>
  count > 0 && (
    <Mark kind="warn">
      {language} <Plural value={count} one="# outdated" other="# outdated" />
    </Mark>
  )
