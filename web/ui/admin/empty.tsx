import type { ReactNode } from 'react'
import { RegistrationIcon } from './icons.tsx'

type EmptyProps = { title: ReactNode; why: ReactNode; children?: ReactNode }

/** What is empty, why, and one next step. */
export const Empty = ({ title, why, children }: EmptyProps) => (
  <div className="flex gap-4 border-key border-t-2 border-b border-b-line2 bg-paper px-5 py-7">
    <RegistrationIcon size={28} className="text-t3" />
    <div className="max-w-120">
      <h2 className="admin-h2">{title}</h2>
      <p className="text-t2">{why}</p>
      {children && <div className="mt-3 flex flex-wrap gap-2">{children}</div>}
    </div>
  </div>
)
