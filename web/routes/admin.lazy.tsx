import { createLazyRoute } from '@tanstack/react-router'
import { OfficeLayout } from '../admin/shell/office-layout.tsx'

export const Route = createLazyRoute('/admin')({
  component: OfficeLayout,
})
