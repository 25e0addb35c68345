import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton, IconLink } from '../../../ui/admin/button.tsx'
import { EditIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** 44 × 32: a row of 46 px. */
export const RowPicture = ({ url }: { url: string }) => (
  <Picture
    url={url}
    alt=""
    sizes="44px"
    className="h-8 w-11 min-w-11 shrink-0 border border-line2 bg-sheet object-cover"
  />
)

export const HiddenMark = () => (
  <Mark kind="plain">
    <Trans>hidden</Trans>
  </Mark>
)

type EditLinkProps = {
  to: '/admin/services/servicesmore/$id' | '/admin/services/editproduct/$id'
  id: number
  name: string
}

export function EditLink({ to, id, name }: EditLinkProps) {
  const { t } = useLingui()
  return (
    <IconLink to={to} params={{ id: String(id) }} label={t`Edit: ${name}`}>
      <EditIcon />
    </IconLink>
  )
}

export function DeleteButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton label={t`Delete: ${name}`} onClick={onClick} className="hover:text-error">
      <TrashIcon />
    </IconButton>
  )
}
