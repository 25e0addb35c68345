import { createLazyRoute } from '@tanstack/react-router'
import { BannerScreen } from '../../admin/screens/banner/banner-screen.tsx'

export const Route = createLazyRoute('/admin/home/correction')({ component: BannerScreen })
