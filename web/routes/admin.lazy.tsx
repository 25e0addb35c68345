import { createLazyRoute } from '@tanstack/react-router'
import { OfficeLayout } from '../features/office/office-layout.tsx'

export const Route = createLazyRoute('/admin')({
  component: OfficeLayout,
})
