import { createLazyRoute } from '@tanstack/react-router'
import { MyInformationScreen } from '../../admin/screens/my-information/my-information-screen.tsx'

export const Route = createLazyRoute('/admin/myinformation')({ component: MyInformationScreen })
