import { createLazyRoute } from '@tanstack/react-router'
import { TranslationsScreen } from '../../admin/screens/translations/translations-screen.tsx'

export const Route = createLazyRoute('/admin/translations')({ component: TranslationsScreen })
