import { createLazyRoute } from '@tanstack/react-router'
import { MyInformationScreen } from '../../features/office/my-information/my-information-screen.tsx'

export const Route = createLazyRoute('/admin/myinformation')({ component: MyInformationScreen })
