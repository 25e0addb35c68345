import { createLazyRoute } from '@tanstack/react-router'
import { AboutUsScreen } from '../../features/office/about-us/about-us-screen.tsx'

export const Route = createLazyRoute('/admin/home/aboutus')({ component: AboutUsScreen })
