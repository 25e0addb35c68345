import { createLazyRoute } from '@tanstack/react-router'
import { BoardScreen } from '../../admin/screens/board/board-screen.tsx'

export const Route = createLazyRoute('/admin/ordersadmin/board')({ component: BoardScreen })
