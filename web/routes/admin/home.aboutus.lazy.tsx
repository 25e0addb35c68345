import { createLazyRoute } from '@tanstack/react-router'
import { AboutUsScreen } from '../../admin/screens/about-us/about-us-screen.tsx'

export const Route = createLazyRoute('/admin/home/aboutus')({ component: AboutUsScreen })
