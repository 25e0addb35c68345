import type { ReactNode } from 'react'
import { LogInPanel } from '../../kit/account/login-panel.tsx'

/** The modal's sheet as a part of a page: the form, and the ink panel beside it from 768 px. */
export const AccountSheet = ({ children }: { children: ReactNode }) => (
  <div className="grid border-key md:grid-cols-[59%_41%] md:border">
    <div className="min-w-0 md:p-12">{children}</div>
    <div className="relative hidden min-h-120 bg-ink text-on-ink md:block">
      <LogInPanel />
    </div>
  </div>
)
