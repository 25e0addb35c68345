import { createLazyRoute } from '@tanstack/react-router'
import { SocialMediaScreen } from '../../features/office/social-media/social-media-screen.tsx'

export const Route = createLazyRoute('/admin/socialmedia')({ component: SocialMediaScreen })
