import { createLazyRoute } from '@tanstack/react-router'
import { NoSuchScreen } from '../../admin/kit/frame/no-such-screen.tsx'

export const Route = createLazyRoute('/admin/$')({ component: NoSuchScreen })
