import { createLazyRoute } from '@tanstack/react-router'
import { NoSuchScreen } from '../../features/office/no-such-screen.tsx'

export const Route = createLazyRoute('/admin/$')({ component: NoSuchScreen })
