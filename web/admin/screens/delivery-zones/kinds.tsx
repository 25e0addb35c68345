import { useLingui } from '@lingui/react/macro'
import type { DeliveryKind } from '../../../../src/domains/delivery/deliver.ts'
import { type AdminIcon, BoxIcon, EmailIcon, PinIcon, TruckIcon } from '../../../ui/admin/icons.tsx'

export const kindIcons: Record<DeliveryKind, AdminIcon> = {
  pickup: PinIcon,
  ownCourier: TruckIcon,
  courierFirm: BoxIcon,
  post: EmailIcon,
}

export function useKindNames(): Record<DeliveryKind, string> {
  const { t } = useLingui()
  return {
    pickup: t`Picked up`,
    ownCourier: t`Own courier`,
    courierFirm: t`Courier firm`,
    post: t({ message: 'Post', context: 'delivery' }),
  }
}
