import { createLazyRoute } from '@tanstack/react-router'
import { BoardScreen } from '../../features/office/board/board-screen.tsx'

export const Route = createLazyRoute('/admin/ordersadmin/board')({ component: BoardScreen })
