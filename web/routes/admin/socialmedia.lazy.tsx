import { createLazyRoute } from '@tanstack/react-router'
import { SocialMediaScreen } from '../../admin/screens/social-media/social-media-screen.tsx'

export const Route = createLazyRoute('/admin/socialmedia')({ component: SocialMediaScreen })
